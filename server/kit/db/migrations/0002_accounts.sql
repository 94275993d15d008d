-- Who may sign in. These tables are looked up by addresses and tokens, so they are not spread by user.
create table auth_users (
  id uuid primary key,
  -- In lower case. Empty addresses do not exist: somebody who signs in through a provider has one too.
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 255),
  -- argon2id; null for somebody who only signs in through a provider.
  password_hash text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  new_email text,
  -- Which of the two addresses has already said yes to a change of address.
  new_email_accepted_by text check (new_email_accepted_by in ('current', 'new')),
  email_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  app_metadata jsonb not null,
  user_metadata jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One way in: the address itself (provider `email`, subject = the user's id) or an account elsewhere.
create table identities (
  user_id uuid not null references auth_users on delete cascade,
  id uuid not null,
  provider text not null,
  subject text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  unique (provider, subject)
);

-- One row per sign-in. Ending a session deletes its row, and its refresh tokens with it.
create table sessions (
  user_id uuid not null references auth_users on delete cascade,
  id uuid not null,
  -- How the person showed who they are: [{method, timestamp}], newest first.
  amr jsonb not null,
  user_agent text,
  ip text,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  primary key (user_id, id)
);

-- Only hashes are kept. The tokens of a session form one chain: each is derived from the one before.
create table refresh_tokens (
  token_hash bytea primary key,
  user_id uuid not null,
  session_id uuid not null,
  parent_hash bytea,
  created_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (user_id, session_id) references sessions on delete cascade
);
create index refresh_tokens_by_session on refresh_tokens (user_id, session_id);

-- A sign-in that began in one browser (which holds the verifier) and is finished there with a code.
create table flow_states (
  id uuid primary key,
  user_id uuid references auth_users on delete cascade,
  -- What the code is exchanged for: email/signup, recovery, email_change or oauth.
  method text not null,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  code_hash bytea unique,
  code_issued_at timestamptz,
  provider text,
  redirect_to text,
  created_at timestamptz not null
);
create index flow_states_by_user on flow_states (user_id);

-- What a link in a mail proves. One of a kind per person and address: a new one replaces the old.
create table mail_tokens (
  token_hash bytea primary key,
  user_id uuid not null references auth_users on delete cascade,
  kind text not null check (kind in ('signup', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication')),
  email text not null,
  flow_state_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, kind)
);

-- The keys that sign access tokens; the private half is encrypted with SECRET_KEY.
create table signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  private_jwk_encrypted text not null,
  -- Published some time before it is first used, so that whoever keeps a copy of the key set has seen it.
  active_from timestamptz not null,
  -- No longer published after this; null for the key in use.
  expires_at timestamptz,
  created_at timestamptz not null
);

-- Mails on their way. Written in the transaction that needs them, so that a crash loses none.
create table mails (
  id uuid primary key,
  recipient text not null,
  -- Subject, text and HTML, encrypted with SECRET_KEY: links in mails are as good as passwords.
  content_encrypted text not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts int not null default 0,
  sent_at timestamptz
);
create index mails_waiting on mails (next_attempt_at) where sent_at is null;
