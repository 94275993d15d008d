-- Pictures that people have uploaded: faces and proofs. The bytes lie in the storage by the name `key`. `used_by` says what shows
-- one: 'avatar', or the id of a claim; one that nothing shows is deleted after a day.
create table files (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  purpose text not null check (purpose in ('avatar', 'proof')),
  key uuid not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  used_by text,
  created_at timestamptz not null,
  primary key (user_id, id)
);

-- The key of the picture that stands for the person, beside their emoji: every list of people shows it.
alter table users add column avatar_key uuid;
