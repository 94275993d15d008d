-- Habits. Which dates are due and kept is decided by shared/habits from these rows; nothing of that is stored.
create table habits (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null,
  icon text not null,
  category text not null,
  domain_id uuid,
  goal_id uuid,
  position int not null,
  archived boolean not null,
  kind text not null,
  aim text not null,
  target float8,
  unit text not null,
  schedule jsonb not null,
  start_date date not null,
  "targetTime" text,
  duration int not null,
  reminders text[] not null,
  "xpReward" int not null check ("xpReward" between 1 and 100),
  pauses jsonb not null,
  -- The rule from a date on, oldest first: [{from, schedule, aim, target}]. The last one is that of the columns above.
  versions jsonb not null,
  -- When it was archived: [{from, to}].
  archived_spans jsonb not null default '[]',
  version int not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);

-- What a date says: one row a habit and date. Its id follows from both, so that two devices make the same one.
create table habit_checkins (
  user_id uuid not null,
  habit_id uuid not null,
  date date not null,
  id uuid not null,
  value float8, -- null where the date is skipped
  skipped boolean not null,
  note text not null,
  backfilled boolean not null,
  imported boolean not null,
  -- What it earned and has not given back, and whether it came back after a miss: what its award said.
  xp int not null default 0,
  comeback boolean not null default false,
  checked_at timestamptz not null,
  primary key (user_id, habit_id, date),
  foreign key (user_id, habit_id) references habits on delete cascade
) with (fillfactor = 90);

-- Which "+1" was added: each once, also after its check-in was taken back. Kept as long as one may come again.
create table habit_additions (
  user_id uuid not null,
  id uuid not null,
  habit_id uuid not null,
  added_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, habit_id) references habits on delete cascade
);
create index habit_additions_by_habit on habit_additions (user_id, habit_id);
create index habit_additions_by_age on habit_additions (added_at);
