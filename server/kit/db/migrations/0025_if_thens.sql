-- If-then plans. Which of them has fired is computed when suggestions are read.
create table if_thens (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  goal_id uuid,
  obstacle text not null,
  "if" jsonb not null,
  "then" jsonb not null,
  active boolean not null,
  -- The local date from which it may fire: that of its creation, or of the last change of what it waits for.
  since date not null,
  -- The series of the task that it waits for, so that any occurrence counts, also once the named one is gone.
  series_id uuid,
  version int not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);

-- Suggestions that were taken or dismissed, as they were shown. Without foreign keys: they outlive their plan.
create table suggestions (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  if_then_id uuid not null,
  goal_id uuid,
  local_date date not null,
  why text not null,
  obstacle text not null,
  "then" jsonb not null,
  state text not null check (state in ('taken', 'dismissed')),
  task_id uuid,
  version int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create index suggestions_by_date on suggestions (user_id, local_date);
create index suggestions_by_plan on suggestions (user_id, if_then_id);
