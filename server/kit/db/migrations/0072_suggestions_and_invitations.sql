-- Whom somebody wants never to be suggested again.
create table dismissed_people (
  user_id uuid not null references users on delete cascade,
  other_id uuid not null,
  primary key (user_id, other_id)
);
-- Addresses without an account to which an invitation was mailed: only a keyed hash of each.
create table invited_addresses (
  address_hash text primary key,
  mailed_at timestamptz,
  -- Since when no invitation may be mailed there any more.
  stopped_at timestamptz
);
-- Requests that wait until somebody confirms such an address.
create table invitations (
  address_hash text not null,
  sender_id uuid not null,
  request_id uuid not null,
  expires_at timestamptz not null,
  primary key (address_hash, sender_id, request_id)
);
create index invitations_by_end on invitations (expires_at);
