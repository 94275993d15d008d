-- Rituals: what a person said of a date or a week, one of each kind. Its id follows from person, kind and date.
create table rituals (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('morning_plan', 'evening_close', 'weekly_review')),
  date date not null, -- of a weekly review the first one of its week
  skipped boolean not null,
  intention text not null,
  note text not null,
  mood smallint,
  task_ids uuid[] not null, -- without foreign keys: it says what was chosen, whatever became of it
  -- How it stood when it was first set.
  facts jsonb not null,
  version int not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create unique index rituals_by_date on rituals (user_id, date, kind);
