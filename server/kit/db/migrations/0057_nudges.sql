-- Which nudges were told on a local date: each at most once, and at most three of a date (docs/rules/reminders.md, Nudges).
create table nudges (
  user_id uuid not null references users on delete cascade,
  local_date date not null,
  event text not null,
  told_at timestamptz not null,
  primary key (user_id, local_date, event)
);
create index nudges_by_time on nudges (told_at);

-- Everybody has one moment at which nudges are looked at next; the first look finds the right one.
insert into due_moments (owner_id, kind, subject, due_at, try_at)
select id, 'nudges', id, now(), now() from users on conflict do nothing;
