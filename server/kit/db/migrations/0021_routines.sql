-- Routines: habits in the order in which they are done, one after the other. Running through one is check-ins.
create table routines (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null,
  icon text not null,
  -- Without foreign keys: a habit that is gone for good is left out of what is shown.
  habit_ids uuid[] not null,
  "targetTime" text,
  version int not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
