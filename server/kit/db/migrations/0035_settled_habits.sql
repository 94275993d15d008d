-- What is remembered of a habit's dates before a day, so that years need not be judged again (docs/decisions/0059). All of it
-- follows from other rows and may be deleted at any time.
create table habit_settled (
  user_id uuid not null,
  habit_id uuid not null,
  -- The first day of the week by which it was judged, 0 Sunday to 6 Saturday.
  week_start smallint not null,
  -- Days since 1970-01-01.
  day int not null,
  -- What it was judged by: where that is another now, the row says nothing.
  basis text not null,
  -- `Settled` of shared/habits.
  state jsonb not null,
  primary key (user_id, habit_id, week_start, day),
  foreign key (user_id, habit_id) references habits on delete cascade
);

-- How often check-ins were written that are older than those that people may change.
alter table habits add column past_revision int not null default 0;
