-- By how many weeks the work is behind the plan of the whole, in this part and those that go on from it.
alter table plans add column behind int not null default 0;
-- The plan whose sessions it moves after a week without any, and how many of them were done by then: once until another one is.
alter table plans add column picks_up uuid, add column done_before int;
create unique index plans_one_pick_up on plans (user_id, picks_up, done_before) where picks_up is not null;
