-- When a person was last active, and when a server last had a stream of theirs open. A crash may lose it.
create unlogged table presence (
  user_id uuid primary key references users on delete cascade,
  last_active timestamptz not null,
  seen_at timestamptz not null,
  -- As friends were told last, and since when.
  status text not null default 'offline' check (status in ('online', 'away', 'offline')),
  changed_at timestamptz not null default '-infinity'
) with (fillfactor = 50);
create index presence_there on presence (user_id) where status <> 'offline';
create index presence_changed on presence (changed_at);
