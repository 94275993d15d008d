-- Achievements that a person has unlocked, by the key of their rule. For ever: an undo takes nothing from here.
create table achievement_unlocks (
  user_id uuid not null references users on delete cascade,
  key text not null,
  id uuid not null, -- the source of its row in the ledger
  unlocked_at timestamptz not null,
  pinned smallint, -- its place among the pinned ones, from 0
  primary key (user_id, key)
);

-- What has counted towards an achievement, while that is locked: a few dozen rows a person at most. An undo takes it away.
create table achievement_marks (
  user_id uuid not null references users on delete cascade,
  figure text not null,
  source_id uuid not null, -- the task, goal, plan, domain or habit that has counted
  date date not null,
  primary key (user_id, figure, source_id, date)
);
create index achievement_marks_by_source on achievement_marks (user_id, source_id);

-- The part of the people of the last 28 days who have it, by key; renewed daily.
create table achievement_shares (
  key text primary key,
  share float8,
  computed_at timestamptz not null
);

-- What was unlocked together with what this row is about, so that a repeated request is told the same.
alter table xp_ledger add column unlocked text[];

alter table users
  -- Totals: tasks that are completed now, and the closed intervals of the timer; imported ones count for neither.
  add column tasks_done int not null default 0,
  add column timer_ms bigint not null default 0,
  -- With how many tasks the next achievement unlocks, and for which figures one is still locked (shared/achievements/watch.ts).
  add column next_task_unlock int default 1,
  add column unlock_watch int not null default 16383;

update users u set tasks_done = d.done
from (
  select user_id, count(*)::int as done from (
    select distinct on (user_id, source_id) user_id, amount, import_id from xp_ledger where source_kind = 'task'
    order by user_id, source_id, round desc, amount
  ) latest where amount > 0 and import_id is null group by user_id
) d
where d.user_id = u.id;

update users u set timer_ms = d.ms
from (
  select f.user_id, sum(extract(epoch from f.ended_at - f.started_at) * 1000)::bigint as ms
  from focus_sessions f join users o on o.id = f.user_id and f.started_at >= o.created_at
  where f.ended_at is not null group by f.user_id
) d
where d.user_id = u.id;
