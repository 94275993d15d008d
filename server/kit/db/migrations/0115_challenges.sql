-- Challenges of several people (docs/rules/challenges.md): each with its members and its result, placed by its id.
create table challenges (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('race', 'together')),
  metric text not null check (metric in ('tasks', 'focus_minutes', 'habit_check_ins', 'xp')),
  starts_on date not null, -- dates of each participant's own
  ends_on date not null check (ends_on >= starts_on),
  ends_at timestamptz not null,
  target int check (target > 0),
  team_id uuid,
  created_by uuid, -- null once who made it has left
  -- `ended` is one whose result stands.
  state text not null default 'open' check (state in ('open', 'ended', 'cancelled')),
  version int not null default 1,
  created_at timestamptz not null,
  check (kind = 'race' or target is not null)
);

create table challenge_members (
  challenge_id uuid not null,
  user_id uuid not null,
  sent_by uuid not null, -- who invited them; they themselves where nobody did
  state text not null check (state in ('invited', 'joined', 'left', 'declined')),
  primary key (challenge_id, user_id)
);

-- The standing at the end, with the names of that moment. It never changes, but for who has left the product.
create table challenge_results (
  challenge_id uuid not null,
  place int not null, -- its order, from 1
  user_id uuid, -- null for a former member
  handle text,
  name text not null,
  avatar text not null,
  rank int, -- null where people did it together
  score int not null,
  progress int not null,
  won boolean not null,
  primary key (challenge_id, place)
);

-- The index of one's own memberships.
create table my_challenges (
  user_id uuid not null references users on delete cascade,
  challenge_id uuid not null,
  sent_by uuid not null,
  state text not null check (state in ('invited', 'joined', 'left', 'declined')),
  metric text not null,
  starts_on date not null,
  ends_at timestamptz not null,
  -- What its end brought has been given: the prize, achievements, the notice.
  settled boolean not null default false,
  contested boolean not null default false, -- it ended with three people or more, and a score of one's own
  won boolean not null default false,
  primary key (user_id, challenge_id)
);
create index my_challenges_by_end on my_challenges (user_id, ends_at desc, challenge_id desc);

-- The challenges of a team, which its members see.
create table team_challenges (
  team_id uuid not null references teams on delete cascade,
  challenge_id uuid not null,
  metric text not null,
  ends_at timestamptz not null,
  primary key (team_id, challenge_id)
);

-- One prize a person and date.
create unique index xp_ledger_one_challenge_a_date on xp_ledger (user_id, occurrence_date) where source_kind = 'challenge';

alter table activity drop constraint activity_kind_check,
  add constraint activity_kind_check check (kind in ('achievement', 'streak', 'level', 'goal', 'challenge'));
