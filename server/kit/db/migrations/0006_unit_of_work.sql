-- A habit earns on many dates: the date belongs to what makes an award unique. A task earns once a round, whatever the date.
alter table xp_ledger drop constraint xp_ledger_pkey,
  add primary key (user_id, source_kind, source_id, occurrence_date, round, reason);
create unique index xp_ledger_once_a_round on xp_ledger (user_id, source_id, round, reason) where source_kind = 'task';

-- What changed, written with the change and read by every server. Kept for 24 hours. A reader takes the rows of all
-- transactions below the oldest one that is still open, so that none is missed however long it took. Rows of the version
-- before are left out: clients then ask for everything anew.
drop table outbox;
create table outbox (
  user_id uuid not null, -- no foreign key: a row lives for a day, and this is written with each change
  transaction_id xid8 not null default pg_current_xact_id(),
  changes json not null,
  created_at timestamptz not null default now(),
  primary key (user_id, transaction_id)
);
create index outbox_in_order on outbox (transaction_id);
