-- Which SECRET_KEY this database is used with, so that a start with another one is noticed. One row.
create table secret_key_fingerprint (
  id int primary key check (id = 1),
  -- HMAC of a constant: it says whether two keys are the same, and nothing else about them.
  fingerprint text not null
);
