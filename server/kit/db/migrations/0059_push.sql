-- The pair of keys by which push services know the server (RFC 8292), unless the settings name one. One row.
create table vapid_keys (
  id int primary key check (id = 1),
  public_key text not null,
  private_key_encrypted text not null, -- with SECRET_KEY
  created_at timestamptz not null
);

-- Where browsers take pushes. A subscription belongs to the session that made it, and goes with it.
create table push_subscriptions (
  user_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  endpoint_hash bytea not null unique, -- an endpoint is one browser's, which one person uses at a time
  p256dh bytea not null,
  auth bytea not null,
  user_agent text,
  created_at timestamptz not null,
  last_success_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, session_id) references sessions on delete cascade
);
create index push_subscriptions_session on push_subscriptions (user_id, session_id);
