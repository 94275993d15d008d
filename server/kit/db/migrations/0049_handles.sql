-- A handle is unique among all people, and the row of a person is placed by its id where a database is spread over machines
-- (docs/decisions/0077). So who has which handle is a table of its own, kept on one node. It has no foreign key: none leads from
-- there to a placed table.
create table handles (
  handle text primary key,
  user_id uuid not null unique
);
insert into handles select handle, id from users;
alter table users drop constraint users_handle_key;
