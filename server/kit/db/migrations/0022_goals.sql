-- Goals with their milestones and the values that were entered for them. Progress, pace and forecast are computed.
create table goals (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  title text not null,
  why text not null,
  domain_id uuid,
  icon text not null,
  archived boolean not null,
  published boolean not null,
  start_date date not null,
  target_date date,
  metric jsonb not null,
  status text not null default 'active', -- active, achieved, dropped
  closed_at timestamptz,
  closed_reason text,
  -- How often it was achieved, which numbers its ledger rows.
  achievements int not null default 0,
  -- The domain that it lost when that was deleted, until it is restored or another one is chosen.
  lost_domain_id uuid,
  version int not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  check ((status = 'active') = (closed_at is null))
);
create index goals_by_domain on goals (user_id, domain_id) where domain_id is not null;

create table milestones (
  user_id uuid not null,
  id uuid not null,
  goal_id uuid not null,
  title text not null,
  due_date date,
  position int not null,
  done_at timestamptz,
  -- The local date on which it was done, by the person's own rule at that moment.
  done_on date,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, goal_id) references goals on delete cascade
);
create index milestones_by_goal on milestones (user_id, goal_id);

create table goal_checkins (
  user_id uuid not null,
  id uuid not null,
  goal_id uuid not null,
  date date not null,
  value double precision not null,
  note text not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, goal_id) references goals on delete cascade
);
-- Values of a date count in the order of their arrival.
create index goal_checkins_by_date on goal_checkins (user_id, goal_id, date, created_at, id);

alter table tasks add column lost_goal_id uuid, add column lost_domain_id uuid;
create index tasks_by_goal on tasks (user_id, goal_id) where goal_id is not null;
create index tasks_by_domain on tasks (user_id, domain_id) where domain_id is not null;
create index tasks_lost on tasks (user_id) where lost_goal_id is not null or lost_domain_id is not null;
