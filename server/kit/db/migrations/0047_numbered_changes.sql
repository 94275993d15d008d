-- Changes are numbered by person (docs/decisions/0073): the number rises with each row of the outbox, under the lock of the
-- person that a change holds anyway. Rows of the version before are left out: clients then ask for everything anew.
alter table users add column change_no bigint not null default 0;

drop table outbox;
create table outbox (
  user_id uuid not null, -- no foreign key: a row lives for a day, and this is written with each change
  change_no bigint not null,
  changes json not null,
  created_at timestamptz not null default clock_timestamp(), -- shortly before the commit, however long the transaction took
  primary key (user_id, change_no)
);
create index outbox_by_time on outbox (created_at);
