-- Of what is between two people there is a row on each side, placed with the person whose side it is.
create table friendships (
  user_id uuid not null references users on delete cascade,
  friend_id uuid not null,
  since timestamptz not null,
  primary key (user_id, friend_id)
);
-- On both sides stands who blocked whom. Both may have, so the key names who did.
create table blocks (
  user_id uuid not null references users on delete cascade,
  other_id uuid not null,
  blocked_by uuid not null,
  since timestamptz not null,
  primary key (user_id, other_id, blocked_by),
  check (blocked_by in (user_id, other_id))
);
-- A request to be friends: a row with the sender, and one with the addressee where it reaches somebody. Each has its own id.
create table friend_requests (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  sent_by uuid not null,
  -- The other side: with the sender null while nobody has that handle or address.
  other_id uuid,
  -- As the sender typed it, and as two of them are compared; null with the addressee.
  sent_to text,
  sent_to_key text,
  note text not null,
  -- `ended` is what was cancelled, or whose friendship is over: it counts for how often somebody asks the same person.
  state text not null check (state in ('open', 'accepted', 'declined', 'ended')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it may be forgotten; null while the friendship that came of it lasts.
  kept_until timestamptz,
  primary key (user_id, id),
  check ((user_id = sent_by) = (sent_to is not null) and (sent_to is null) = (sent_to_key is null))
);
create index friend_requests_by_time on friend_requests (user_id, created_at desc, id desc);
create index friend_requests_by_other on friend_requests (user_id, other_id);

-- Who sees what of a person. The values are those of shared/settings.
alter table settings
  add column show_presence boolean not null default true,
  add column requests_from text not null default 'everyone',
  add column suggest_me boolean not null default false,
  add column leaderboard_friends boolean not null default true,
  add column leaderboard_everyone boolean not null default false,
  add column share_activity boolean not null default true,
  add column public_page boolean not null default false;
