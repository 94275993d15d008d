-- What somebody reported, with what it said then. It stays for the operator when either account is deleted.
create table reports (
  user_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('person', 'message', 'team', 'challenge', 'goal')),
  target_id uuid not null,
  -- Whose it is.
  reported_id uuid not null,
  reason text not null,
  note text not null,
  snapshot text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (user_id, id)
);
create index reports_open on reports (created_at) where closed_at is null;
-- Goals that others see, found by their id alone.
create index goals_published on goals (id) where published and deleted_at is null;
