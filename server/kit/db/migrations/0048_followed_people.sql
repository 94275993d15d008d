-- The parts of the product that have to hear every fact of a person (server/facts). Where there are none, completing a task and
-- checking a habit in are batched.
alter table users add column followed_by text[] not null default '{}';
