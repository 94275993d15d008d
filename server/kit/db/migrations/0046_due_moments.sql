-- What is due at a moment, of any kind: mails, requests about addresses, runs that a server left (server/due).
create table due_moments (
  -- Whose it is: a person's id, or the id of a thing that belongs to nobody alone.
  owner_id uuid not null,
  kind text not null,
  subject uuid not null,
  due_at timestamptz not null,
  -- When a server may take it: the moment itself, later the end of a claim or the next try.
  try_at timestamptz not null,
  -- What the kind needs to know, encrypted with SECRET_KEY where it names an address.
  payload text,
  attempts int not null default 0,
  -- Of the server that took it last. Another one's claim, or a change of the moment, replaces it.
  claim uuid,
  primary key (owner_id, kind, subject)
);
create index due_moments_try_at on due_moments (kind, try_at);

insert into due_moments (owner_id, kind, subject, due_at, try_at, payload)
select id, 'mail', id, created_at, created_at, content_encrypted from mails where sent_at is null;
delete from mails where sent_at is null;
-- What is left is the mailbox of development.
alter table mails drop column next_attempt_at, drop column attempts, alter column sent_at set not null;

insert into due_moments (owner_id, kind, subject, due_at, try_at, payload)
select id, 'account_request', id, created_at, created_at, request_encrypted from account_requests;
drop table account_requests;

insert into due_moments (owner_id, kind, subject, due_at, try_at)
select user_id, 'run', id, now(), now() from runs
where status in ('queued', 'in_progress', 'requires_action', 'cancelling');
