-- What a person is told. `key` names what is told, so that it is told once: a deleted row stays, emptied, until its 90 days are over.
create table notifications (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('reminder', 'nudge', 'social', 'accountability', 'system')),
  event text not null,
  key text not null,
  title text not null,
  body text not null,
  url text not null check (url like '/%' and url not like '//%'),
  target_kind text,
  target_id uuid,
  -- The local date that it is about: a habit is checked in for it.
  local_date date not null,
  actions text[] not null,
  missed boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  acted_action text check (acted_action in ('done', 'snooze', 'skip')),
  acted_at timestamptz,
  -- What the action has earned, for its repetition.
  award jsonb,
  snoozed_until timestamptz,
  deleted_at timestamptz,
  primary key (user_id, id),
  unique (user_id, key),
  check ((target_kind is null) = (target_id is null)),
  check ((acted_action is null) = (acted_at is null))
);
create index notifications_by_time on notifications (user_id, created_at desc, id desc) where deleted_at is null;
create index notifications_unread on notifications (user_id, created_at desc, id desc)
  where deleted_at is null and read_at is null;
create index notifications_by_age on notifications (created_at);
