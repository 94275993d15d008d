-- What the repeating transfer of a savings plan adds to its goal, each time it is done.
create table transfer_shares (
  user_id uuid not null,
  recurrence_id uuid not null,
  goal_id uuid not null,
  -- One for each time; they add up to the whole, to the cent.
  shares numeric[] not null,
  -- How often it was done, and what that has added.
  done int not null default 0,
  given numeric not null default 0,
  primary key (user_id, recurrence_id),
  foreign key (user_id, goal_id) references goals on delete cascade
);
