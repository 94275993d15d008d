-- How often an account has changed in what its secrets were issued about: its address, its confirmation, its password, a
-- ban. What was issued before is worthless afterwards. A trigger counts, so that no statement, nor an operator's, forgets it.
alter table auth_users add column epoch int not null default 0;
create function raise_epoch() returns trigger language plpgsql as $$
begin
  new.epoch := old.epoch + 1;
  return new;
end $$;
create trigger auth_users_epoch before update on auth_users for each row
  when (
    old.email is distinct from new.email
    or old.banned_until is distinct from new.banned_until
    or old.email_confirmed_at is distinct from new.email_confirmed_at
    -- Whoever signs up with an address that is not confirmed sets its password anew, which ends nobody's link.
    or (old.email_confirmed_at is not null and old.password_hash is distinct from new.password_hash))
  execute function raise_epoch();

-- What proves something to whoever holds it: links and codes in mails, states and codes of sign-ins. Only hashes are kept.
create table secrets (
  hash bytea primary key,
  purpose text not null,
  user_id uuid references auth_users on delete cascade, -- null until a provider has said who it is
  -- The fact that it was issued about: the account's epoch, and the address that it proves.
  epoch int,
  about text,
  -- A hash of the challenge of the browser that began, which has to show its verifier.
  browser_hash bytea,
  -- The secret that led to this one. It ends when this one is used.
  came_from bytea,
  payload jsonb not null default '{}',
  tries_left int not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index secrets_by_user on secrets (user_id, purpose);
create index secrets_by_end on secrets (expires_at);

-- What is on its way stays good.
insert into secrets (hash, purpose, user_id, epoch, about, browser_hash, payload, tries_left, issued_at, expires_at)
select
  t.token_hash,
  case t.kind when 'reauthentication' then 'reauthentication_code' else t.kind || '_link' end,
  t.user_id, 0, t.email,
  sha256(convert_to(f.code_challenge_method || ':' || f.code_challenge, 'UTF8')),
  case when t.kind = 'signup' then jsonb_build_object(
    'password_hash', a.password_hash,
    'data', a.user_metadata - array['sub', 'email', 'email_verified', 'phone_verified']) else '{}' end,
  case when t.kind = 'reauthentication' then 5 when f.id is null then 1 else 1000 end,
  t.created_at, t.expires_at
from mail_tokens t
join auth_users a on a.id = t.user_id
left join flow_states f on f.id = t.flow_state_id
where t.flow_state_id is null or f.id is not null;

insert into secrets (hash, purpose, user_id, epoch, browser_hash, came_from, payload, tries_left, issued_at, expires_at)
select
  f.code_hash, 'session_code', f.user_id, 0,
  sha256(convert_to(f.code_challenge_method || ':' || f.code_challenge, 'UTF8')),
  (select t.token_hash from mail_tokens t where t.flow_state_id = f.id and t.user_id = f.user_id order by t.kind limit 1),
  jsonb_build_object('method', f.method, 'provider_tokens', f.provider_token_encrypted),
  5, f.code_issued_at, f.code_issued_at + interval '5 minutes'
from flow_states f
where f.code_hash is not null and f.user_id is not null;

insert into secrets (hash, purpose, user_id, epoch, browser_hash, payload, tries_left, issued_at, expires_at)
select
  sha256(convert_to(f.id::text, 'UTF8')), 'provider_state', f.user_id, case when f.user_id is null then null else 0 end,
  sha256(convert_to(f.code_challenge_method || ':' || f.code_challenge, 'UTF8')),
  jsonb_build_object('provider', f.provider, 'target', f.redirect_to),
  1, f.created_at, f.created_at + interval '10 minutes'
from flow_states f
where f.provider is not null and f.state_used_at is null;

drop table mail_tokens;
drop table flow_states;
