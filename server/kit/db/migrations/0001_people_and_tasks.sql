-- The profile. Who may sign in as this person is in the auth tables.
create table users (
  id uuid primary key,
  email text not null,
  name text not null,
  handle text not null unique,
  plan text not null default 'free',
  avatar text not null,
  beta_access boolean not null default false,
  timezone text not null default 'UTC',
  week_start smallint not null default 0,
  day_start text not null default '00:00',
  -- Caches, written in the transaction that changes their source; `npm run rebuild:totals` recomputes and compares them.
  xp int not null default 0,
  streak_run int not null default 0,
  streak_best int not null default 0,
  streak_freezes int not null default 2,
  streak_kept int not null default 0,
  streak_last date,
  created_at timestamptz not null -- how a handle or a day's start may look is checked where requests come in
) with (fillfactor = 80); -- room beside a row, so that an award rewrites it without touching an index

-- Every table that belongs to a person begins its key with user_id: a distributed engine can then keep a person together.
create table recurrences (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  rrule text not null,
  basis text not null check (basis in ('schedule', 'completion')),
  starts_on date not null,
  -- Occurrences up to this date exist as rows of tasks. Counting from the completion there is always one open row.
  made_until date not null,
  -- What a new occurrence looks like: the fields of a task that do not depend on its date.
  template jsonb not null,
  -- Dates that the rule names and that were deleted.
  except_dates date[] not null default '{}',
  -- No further occurrences are made: the rule has run out, or the person ended it.
  ended boolean not null default false,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index recurrences_to_make on recurrences (user_id, made_until) where not ended and basis = 'schedule';

create table tasks (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  title text not null,
  description text not null default '',
  category text not null,
  priority text not null,
  status text not null default 'pending', -- pending, in_progress, completed
  estimated_duration int not null,
  scheduled_date date,
  scheduled_time text,
  due_date date,
  xp_reward int not null,
  accountability_type text not null,
  completed_at timestamptz,
  actual_duration int,
  goal_id uuid,
  domain_id uuid,
  recurrence_id uuid,
  -- The date the rule names, which stays when the task is moved: rule and date are the occurrence's identity.
  occurrence_date date,
  -- Fields that were changed for this occurrence alone; an edit of the whole series leaves them.
  edited_fields text[] not null default '{}',
  -- The timer's closed intervals, in milliseconds, and the open one's start: a cache of focus_sessions.
  tracked_ms bigint not null default 0,
  running_since timestamptz,
  -- How often it was completed, which numbers its ledger rows.
  completions int not null default 0,
  version int not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, recurrence_id) references recurrences,
  -- What protects XP, and keeps status and times together. The rest is checked where requests come in. One constraint,
  -- since PostgreSQL reads each one anew for each statement: eleven of them cost a write as much as its indexes.
  check (xp_reward between 1 and 1000 and (status = 'completed') = (completed_at is not null))
) with (fillfactor = 85); -- a completion or a start then rewrites the row beside the old one and touches no index
create index tasks_by_date on tasks (user_id, scheduled_date, scheduled_time, id) where deleted_at is null;
create index tasks_in_trash on tasks (user_id, deleted_at) where deleted_at is not null;
create unique index tasks_one_per_occurrence on tasks (user_id, recurrence_id, occurrence_date)
  where recurrence_id is not null;

-- The timer is a list of intervals; what it shows is their sum.
create table focus_sessions (
  user_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  primary key (user_id, id),
  foreign key (user_id, task_id) references tasks on delete cascade
);
create index focus_sessions_by_task on focus_sessions (user_id, task_id);
-- One running task per person, even when two devices race.
create unique index focus_sessions_one_open on focus_sessions (user_id) where ended_at is null;

-- Append-only. The unique key makes each award idempotent; totals are sums.
create table xp_ledger (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  source_kind text not null,
  source_id uuid not null,
  -- Which completion of the source this is about: 1 for the first, 2 for the one after an undo.
  round int not null default 1,
  occurrence_date date not null, -- the local date it counts for, by the person's own rule at that moment; never re-bucketed
  amount int not null,
  reason text not null,
  -- What the person was told with this row, so that a repeated request is told the same.
  total_after int not null,
  streak_after int not null,
  created_at timestamptz not null,
  primary key (user_id, source_kind, source_id, round, reason)
);
create index xp_ledger_by_date on xp_ledger (user_id, occurrence_date);

-- Local dates on which something was completed: those whose tasks and habits add up to more than nothing in the ledger.
create table streak_days (
  user_id uuid not null references users on delete cascade,
  local_date date not null,
  primary key (user_id, local_date)
);

-- Local dates that neither add to a streak nor break it: cut short or skipped by a change of zone, or a vacation.
create table streak_days_off (
  user_id uuid not null references users on delete cascade,
  local_date date not null,
  reason text not null check (reason in ('travel', 'vacation')),
  primary key (user_id, local_date)
);

-- What changed, written with the change; read by every server and told to the person's open windows. Kept for 24 h.
create table outbox (
  position bigint generated always as identity primary key,
  user_id uuid not null, -- no foreign key: a row lives for a day, and this is written with each change
  changes jsonb not null,
  created_at timestamptz not null
);
create index outbox_by_user on outbox (user_id, position);
