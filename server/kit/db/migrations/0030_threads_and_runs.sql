-- The assistant's threads, their messages and runs.
create table threads (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  title text not null,
  -- Whether the person gave the title; otherwise it is that of the first user message.
  is_named boolean not null default false,
  -- The title's words as a search compares them.
  search text not null,
  metadata jsonb not null,
  -- The place in the thread that its next message or run takes.
  next_position int not null default 0,
  -- When its newest message came, or the thread itself.
  latest_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index threads_by_latest on threads (user_id, latest_at, id);

create table thread_messages (
  user_id uuid not null,
  id uuid not null,
  thread_id uuid not null,
  position int not null,
  role text not null check (role in ('user', 'assistant')),
  -- Its parts, all of them text.
  content text[] not null,
  -- The content's words as a search compares them.
  search text not null,
  -- Why it was cut off; null when it is whole.
  incomplete_reason text,
  run_id uuid,
  assistant_id text,
  metadata jsonb not null,
  created_at timestamptz not null,
  ended_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, thread_id, position),
  foreign key (user_id, thread_id) references threads on delete cascade
);

create table runs (
  user_id uuid not null,
  id uuid not null,
  thread_id uuid not null,
  position int not null,
  status text not null check (status in ('queued', 'in_progress', 'requires_action', 'cancelling', 'completed', 'failed',
    'cancelled', 'expired', 'incomplete')),
  assistant_id text not null,
  model text not null,
  -- What was asked for: instructions, tools, bounds.
  request jsonb not null,
  metadata jsonb not null,
  model_calls int not null default 0,
  input_tokens int not null default 0,
  output_tokens int not null default 0,
  plan_ids uuid[] not null default '{}',
  last_error jsonb,
  incomplete_reason text,
  -- Who works on it, until when unless they say so again.
  holder uuid,
  lease_until timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, id),
  unique (user_id, thread_id, position),
  foreign key (user_id, thread_id) references threads on delete cascade
);
create unique index runs_one_active on runs (user_id, thread_id)
  where status in ('queued', 'in_progress', 'requires_action', 'cancelling');
create index runs_to_take_up on runs (lease_until) where status in ('queued', 'in_progress', 'requires_action', 'cancelling');

create table run_steps (
  user_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  position int not null,
  type text not null check (type in ('message_creation', 'tool_calls')),
  status text not null check (status in ('in_progress', 'completed', 'failed', 'cancelled', 'expired')),
  message_id uuid,
  -- Of the model call that it came from.
  input_tokens int,
  output_tokens int,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, id),
  unique (user_id, run_id, position),
  foreign key (user_id, run_id) references runs on delete cascade
);

create table run_calls (
  user_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  step_id uuid not null,
  position int not null,
  -- As the provider calls it; empty where it does not.
  provider_id text not null,
  name text not null,
  arguments text not null,
  -- Whether the client runs it, and submits its output.
  is_client boolean not null,
  -- Whether it counts among the rows that a run may create.
  creates boolean not null,
  output text,
  primary key (user_id, id),
  unique (user_id, step_id, position),
  foreign key (user_id, run_id) references runs on delete cascade,
  foreign key (user_id, step_id) references run_steps on delete cascade
);
create index run_calls_of_run on run_calls (user_id, run_id);

-- What was answered to a request with an Idempotency-Key, for a day.
create table first_answers (
  user_id uuid not null references users on delete cascade,
  path text not null,
  key text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, path, key)
);
