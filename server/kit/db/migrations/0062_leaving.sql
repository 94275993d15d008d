-- When the account is erased, once its owner asked for it; null for everybody else.
alter table auth_users add column deletion_at timestamptz;
