-- Sign-ups and requests for mails, answered already and worked off after it, so that the time of an answer does not show
-- whether an address has an account. Encrypted with SECRET_KEY, since they name addresses.
create table account_requests (
  id uuid primary key,
  request_encrypted text not null,
  attempts int not null default 0,
  created_at timestamptz not null
);
