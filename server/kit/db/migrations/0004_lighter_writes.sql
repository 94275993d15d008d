-- What PostgreSQL does for each statement that writes these tables, without what it need not do (docs/decisions/0015).

-- An entry is written by the statement that pays the person, so it cannot belong to nobody.
alter table xp_ledger drop constraint xp_ledger_user_id_fkey;

-- A domain is looked at where a reward is set, a CHECK of the table whenever any column is.
alter table tasks drop constraint tasks_check;
create domain task_xp as int check (value between 1 and 1000);
alter table tasks alter column xp_reward type task_xp;

-- Written once and read as text: nothing looks inside.
alter table outbox alter column changes type json;
