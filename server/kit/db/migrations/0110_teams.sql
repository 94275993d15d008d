-- A team is placed by its id, with its members. That it always has exactly one owner is its own column, which names a member.
create table teams (
  id uuid primary key,
  name text not null,
  category text not null,
  owner_id uuid not null,
  -- By which others join; no code is good for ever.
  invite_code text not null,
  invite_expires_at timestamptz not null,
  version int not null default 1,
  created_at timestamptz not null
);
create table team_members (
  team_id uuid not null,
  user_id uuid not null,
  -- The owner is an admin, too.
  role text not null check (role in ('admin', 'member')),
  joined_at timestamptz not null,
  -- The same by the member's own days.
  joined_on date not null,
  primary key (team_id, user_id)
);
-- For what somebody stores in all, and for who leaves.
create index team_members_by_person on team_members (user_id);
-- Checked when all is done, so that an owner can be followed and the first member can come.
alter table teams add constraint teams_owner_is_member
  foreign key (id, owner_id) references team_members (team_id, user_id) deferrable initially deferred;

-- Who was a member and is one no more, for the days on which they were: from the first to before the last.
create table team_stays (
  team_id uuid not null,
  user_id uuid not null,
  joined_on date not null,
  left_on date not null,
  primary key (team_id, user_id, joined_on),
  check (joined_on < left_on)
);
create index team_stays_by_person on team_stays (user_id);

-- The index of one's own memberships. One of them may be the team that is asked where a task names nobody.
create table my_teams (
  user_id uuid not null references users on delete cascade,
  team_id uuid not null,
  is_default boolean not null default false,
  primary key (user_id, team_id)
);
create unique index my_teams_one_default on my_teams (user_id) where is_default;

-- A code is found before it is known of which team it is.
create table invite_codes (
  code text primary key,
  team_id uuid not null,
  expires_at timestamptz not null
);
create index invite_codes_by_time on invite_codes (expires_at);
