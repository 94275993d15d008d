-- The last digest of each person, so that there is one a local date, and never two within 20 hours (docs/rules/digests.md).
create table digests (
  user_id uuid primary key references users on delete cascade,
  made_at timestamptz not null,
  local_date date not null
);

-- Everybody's next one. These are late, so they make none: they set the first one that is.
insert into due_moments (owner_id, kind, subject, due_at, try_at)
select id, 'digest', id, '2000-01-01Z', '2000-01-01Z' from users;
