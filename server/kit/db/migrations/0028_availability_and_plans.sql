-- When a person has time, and how much of it is to be planned: no row until it is changed.
create table availability (
  user_id uuid primary key references users on delete cascade,
  -- The values of shared/planning/availability.ts.
  said jsonb not null,
  version int not null,
  updated_at timestamptz not null
);

-- Proposals, as they were edited and decided.
create table plans (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  version int not null default 1,
  status text not null check (status in ('proposed', 'accepted', 'refused', 'expired', 'undone')),
  source text not null check (source in ('person', 'planner', 'assistant', 'mcp')),
  title text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  thread_id text,
  run_id text,
  tool_call_id text,
  from_date date not null,
  to_date date not null,
  covers_until date,
  items jsonb not null,
  infeasible jsonb not null,
  planner_ms float8 not null,
  -- What was placed, so that it can be placed again, and what the rows were that items change.
  steps jsonb not null,
  bases jsonb not null,
  -- What an undo has answered.
  undone jsonb,
  is_replan boolean not null,
  primary key (user_id, id)
);
create index plans_by_creation on plans (user_id, created_at desc, id desc);

-- What plans and tools have changed. Without foreign keys to what they name: they outlive plan and thread.
create table receipts (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  at timestamptz not null,
  actor text not null check (actor in ('person', 'planner', 'assistant', 'mcp')),
  action text not null check (action in ('create', 'update', 'delete', 'restore')),
  "table" text not null,
  row_id uuid not null,
  title text not null,
  reason text not null,
  plan_id uuid,
  thread_id text,
  run_id text,
  tool_call_id text,
  before jsonb,
  after jsonb,
  primary key (user_id, id)
);
create index receipts_by_time on receipts (user_id, at desc, id desc);
create index receipts_by_row on receipts (user_id, row_id);
create index receipts_by_plan on receipts (user_id, plan_id) where plan_id is not null;
create index receipts_by_run on receipts (user_id, run_id) where run_id is not null;
