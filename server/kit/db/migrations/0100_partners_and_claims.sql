-- Partners are friends who witness each other. Of what is between two people there is a row on each side: `asking` with who
-- asks, `asked` with the other one, then `active` with both. One partner may be who is asked where a task names nobody.
create table partners (
  user_id uuid not null references users on delete cascade,
  partner_id uuid not null,
  asked_by uuid not null,
  state text not null check (state in ('asking', 'asked', 'active')),
  since timestamptz not null,
  is_default boolean not null default false,
  primary key (user_id, partner_id),
  check (state = 'active' or not is_default),
  check (state = 'active' or (state = 'asking') = (asked_by = user_id))
);
create unique index partners_one_default on partners (user_id) where is_default;

-- Who confirms that a task was done: a partner or a team; null is whoever is asked by default.
alter table tasks add column witness_id uuid;

-- What somebody says to have done, and what others say to it: one a task, opened by its completion.
create table claims (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  task_id uuid not null,
  title text not null,
  type text not null check (type in ('ai', 'partner', 'team')),
  -- The partner or the team that was asked; null where there was none.
  witness_id uuid,
  state text not null check (state in ('open', 'confirmed', 'declined', 'unverified', 'withdrawn')),
  -- The day of the completion.
  local_date date not null,
  opened_at timestamptz not null,
  proof_until timestamptz not null,
  verdict_until timestamptz not null,
  -- When it was last decided; null while it is open.
  closed_at timestamptz,
  late boolean not null,
  note text,
  file_id uuid,
  proof_at timestamptz,
  -- The last verdict. A model's is nobody's; the name is that of its moment.
  verdict_answer text check (verdict_answer in ('confirmed', 'declined', 'unsure', 'unavailable')),
  verdict_by uuid,
  verdict_name text,
  verdict_note text,
  verdict_at timestamptz,
  disputed boolean not null default false,
  -- Whose index names it (claims_to_judge).
  judges uuid[] not null default '{}',
  version int not null default 1,
  primary key (user_id, id),
  unique (user_id, task_id),
  check ((verdict_answer is null) = (verdict_at is null)),
  check ((state in ('open', 'withdrawn')) = (closed_at is null))
);
create index claims_by_time on claims (user_id, opened_at desc, id desc);
create index claims_by_date on claims (user_id, local_date);
create index claims_open on claims (user_id, verdict_until) where state = 'open';
create index claims_by_witness on claims (user_id, witness_id, closed_at desc) where closed_at is not null;

-- The claims of others that somebody may judge or has judged. A row follows its claim, in the same transactions.
create table claims_to_judge (
  user_id uuid not null references users on delete cascade,
  claim_id uuid not null,
  owner_id uuid not null,
  type text not null,
  state text not null,
  opened_at timestamptz not null,
  verdict_until timestamptz not null,
  -- The person's own verdict.
  judged_at timestamptz,
  primary key (user_id, claim_id)
);
create index claims_to_judge_by_time on claims_to_judge (user_id, opened_at desc, claim_id desc);
create index claims_to_judge_by_owner on claims_to_judge (user_id, owner_id);

-- The claims that a team may judge.
create table team_claims (
  team_id uuid not null,
  claim_id uuid not null,
  owner_id uuid not null,
  state text not null,
  opened_at timestamptz not null,
  verdict_until timestamptz not null,
  primary key (team_id, claim_id)
);
create index team_claims_by_time on team_claims (team_id, opened_at desc, claim_id desc);
