-- A sign-in through a provider: its state works once, and its token is handed on once, with the session.
alter table flow_states add column state_used_at timestamptz;
alter table flow_states add column provider_token_encrypted text;

-- When the person last proved, in this session, that it is them (beside its start).
alter table sessions add column reauthenticated_at timestamptz;

-- What happened to an account's safety, for its owner to read.
create table security_events (
  user_id uuid not null references auth_users on delete cascade,
  id uuid not null,
  kind text not null,
  ip text,
  user_agent text,
  created_at timestamptz not null,
  primary key (user_id, id)
);
