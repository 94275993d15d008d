-- The accepted plan whose open sessions this one plans anew.
alter table plans add column changes_plan uuid;
