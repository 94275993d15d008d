-- What browsers reported, after scrubbing: faults that are the same are one group (docs/rules/reporting.md).
create table error_groups (
  fingerprint text primary key,
  kind text not null check (kind in ('event', 'feedback')),
  title text not null,
  -- How often it was reported, also what was not kept.
  reports bigint not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);

create table error_reports (
  -- The event's own id, as its person can copy it.
  id uuid primary key,
  fingerprint text not null references error_groups (fingerprint) on delete cascade,
  received_at timestamptz not null,
  release text,
  environment text,
  -- The person whom it is about, where one was signed in.
  person text,
  -- JSON; of feedback encrypted with SECRET_KEY, since it names an address.
  report text not null
);
create index error_reports_fingerprint on error_reports (fingerprint, received_at);
create index error_reports_received_at on error_reports (received_at);
create index error_reports_person on error_reports (person) where person is not null;

-- How many reports are kept. Whoever keeps one locks it, so that there are never more than allowed.
create table error_report_count (
  is_the_row boolean primary key default true check (is_the_row),
  kept int not null
);
insert into error_report_count (kept) values (0);

-- What was counted and not kept, by day.
create table dropped_reports (
  day date not null,
  kind text not null,
  reason text not null check (reason in ('kind', 'full', 'unreadable')),
  dropped bigint not null,
  primary key (day, kind, reason)
);
