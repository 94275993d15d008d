-- What a person has set of the product: no row until something is changed. A setting is a column, with the initial value of
-- shared/settings as its default.
create table settings (
  user_id uuid primary key references users on delete cascade,
  -- Dates on which streaks pause and habits are off: [{from, to}], merged, in order. Each date is in streak_days_off.
  vacations jsonb not null default '[]',
  version int not null,
  updated_at timestamptz not null
);

-- A date may be cut short by travel and be vacation, too: when the vacation is taken back it still is the other.
alter table streak_days_off drop constraint streak_days_off_pkey,
  add primary key (user_id, local_date, reason);
