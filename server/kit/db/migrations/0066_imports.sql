-- Imports: what a file would bring, and what it has brought. The rows themselves wait, compressed, as long as the preview lives.
create table imports (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  source text not null,
  status text not null check (status in ('preview', 'done', 'undone')),
  counts jsonb not null,
  problems jsonb not null,
  problem_count int not null,
  -- Characters of all rows, as an estimate of the room that they take.
  size float8 not null,
  sample jsonb not null,
  -- Lines of a table's name, a tab and a JSON array of rows, by gzip. Null once it is not needed any more.
  content bytea,
  -- The ids of the rows that it made, by table, and what it replaced: what an undo needs, for 24 hours.
  made jsonb,
  replaced jsonb,
  -- Rows that an undo left, since they were changed meanwhile.
  kept int,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  primary key (user_id, id)
);
create index imports_by_age on imports (created_at);
alter table imports alter column content set storage external; -- it is compressed already

-- Which import a row of the ledger came with. It counts for XP, level and streak, and for nothing in which people compare.
alter table xp_ledger add column import_id uuid;
