-- When the jobs last ran, by this database's clock, so that one that jumps ahead is noticed before it makes rows look old.
create table job_clock (
  is_the_row boolean primary key default true check (is_the_row),
  seen_at timestamptz not null,
  -- After a jump nothing runs before this moment.
  trusted_from timestamptz not null
);
-- An installation that was in use has entries of its last day, whatever the clock says now.
insert into job_clock (seen_at, trusted_from) select coalesce(max(created_at), now()), '-infinity' from outbox;
