-- Whether a row of the ledger counts where people compare: stored when it is written (docs/rules/league.md, What counts). Rows of before, and
-- those that an import brings in, do not.
alter table xp_ledger add column eligible boolean not null default false;
