-- When it was done, which is earlier than when it arrived where a device was offline. Null: when it arrived.
alter table xp_ledger add column done_at timestamptz;
-- What is known of rows of before: the latest completion of a task is still noted on it.
update xp_ledger l set done_at = t.completed_at
from tasks t
where t.user_id = l.user_id and t.id = l.source_id and t.status = 'completed' and l.source_kind = 'task'
  and l.reason = 'completed' and l.round = t.completions and t.completed_at < l.created_at - interval '1 minute';

-- Whether somebody sees the first steps; `auto`: until they have completed something.
alter table users add column first_steps text not null default 'auto'
  check (first_steps in ('auto', 'shown', 'closed'));
