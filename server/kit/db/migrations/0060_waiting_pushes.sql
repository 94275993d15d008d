-- Pushes that wait for the end of quiet hours. Those of one kind become one.
create table waiting_pushes (
  user_id uuid not null,
  notification_id uuid not null,
  kind text not null,
  primary key (user_id, notification_id),
  foreign key (user_id, notification_id) references notifications on delete cascade
);
