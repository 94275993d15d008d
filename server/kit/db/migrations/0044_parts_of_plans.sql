-- A long plan is placed in parts: the next one names the one that it goes on from, once, and the date on which the whole began.
alter table plans add column begun date, add column follows uuid;
create unique index plans_one_next_part on plans (user_id, follows) where follows is not null;
