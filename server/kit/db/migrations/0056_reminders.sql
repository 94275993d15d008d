-- Reminders of tasks and of series (docs/rules/reminders.md). A task that goes for good takes its own with it.
create table reminders (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  task_id uuid,
  series_id uuid,
  -- Minutes before the time of a task, or a moment on the person's clock.
  minutes_before int,
  at text,
  -- Derived from what it is of: when it comes next, of which task, and where that is planned on the person's clock.
  next_at timestamptz,
  next_task_id uuid,
  next_moment text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, task_id) references tasks on delete cascade,
  foreign key (user_id, series_id) references recurrences on delete cascade,
  check (num_nonnulls(task_id, series_id) = 1 and num_nonnulls(minutes_before, at) = 1 and (at is null or series_id is null))
);
create index reminders_of_task on reminders (user_id, task_id) where task_id is not null;
create index reminders_of_series on reminders (user_id, series_id) where series_id is not null;
create index reminders_next_task on reminders (user_id, next_task_id) where next_task_id is not null;
create index reminders_by_next on reminders (user_id, next_at, id);

-- What reminders have told, so that the same is never told again: neither by another server nor in another zone.
create table reminder_firings (
  user_id uuid not null references users on delete cascade,
  -- Of a reminder, or of a habit that has times of its own.
  source_id uuid not null,
  -- `YYYY-MM-DDTHH:MM` on the person's clock.
  moment text not null,
  -- The task or the habit that was spoken of.
  subject_id uuid not null,
  fired_at timestamptz not null,
  primary key (user_id, source_id, moment, subject_id)
);
create index reminder_firings_by_time on reminder_firings (fired_at);

-- Habits had times already that nothing told: the first look sets when each comes next.
insert into due_moments (owner_id, kind, subject, due_at, try_at)
select user_id, 'habit_reminder', id, now(), now() from habits where reminders <> '{}' and deleted_at is null
on conflict do nothing;
