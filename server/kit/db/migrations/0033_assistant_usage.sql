-- What a person has used of the assistant's services in a calendar month (UTC).
create table assistant_usage (
  user_id uuid not null references users on delete cascade,
  -- YYYY-MM
  month text not null,
  tokens bigint not null default 0,
  speech_characters bigint not null default 0,
  transcription_seconds bigint not null default 0,
  primary key (user_id, month)
);

-- What went out to the services for a person, who can read it for 30 days and empty it.
create table assistant_requests (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  at timestamptz not null,
  -- As on the wire: thread_..., run_...; the log outlives both.
  thread_id text,
  run_id text,
  provider text not null,
  model text not null,
  purpose text not null check (purpose in ('chat', 'speech', 'transcription')),
  sent text not null,
  bytes_sent int not null,
  input_tokens int not null default 0,
  output_tokens int not null default 0,
  -- Why it failed; null when it did not.
  kind text,
  duration_ms int not null,
  primary key (user_id, id)
);
create index assistant_requests_by_age on assistant_requests (at);
