-- What a person has reached, as friends see it: one row by kind and subject, for ever. What was undone is hidden until it is
-- reached again. The subject is the days of a streak, a level, a goal's id, or the key of an achievement.
create table activity (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('achievement', 'streak', 'level', 'goal')),
  subject text not null,
  created_at timestamptz not null,
  undone boolean not null default false,
  primary key (user_id, id),
  unique (user_id, kind, subject)
);
create index activity_by_time on activity (user_id, created_at desc, id desc) where not undone;

-- Cheers for an item: with its owner, and with who gave it.
create table cheers (
  user_id uuid not null references users on delete cascade,
  item_id uuid not null,
  cheered_by uuid not null,
  kind text not null check (kind in ('clap', 'fire', 'heart', 'strong')),
  created_at timestamptz not null,
  primary key (user_id, item_id, cheered_by)
);
create table cheers_given (
  user_id uuid not null references users on delete cascade,
  item_id uuid not null,
  owner_id uuid not null,
  kind text not null check (kind in ('clap', 'fire', 'heart', 'strong')),
  created_at timestamptz not null,
  primary key (user_id, item_id)
);

-- What was reached before has its moment from the ledger, and is not told again. A level begins at 50 * level * (level - 1) XP.
insert into activity (user_id, id, kind, subject, created_at)
select l.user_id, gen_random_uuid(), 'streak', m.days::text, min(l.created_at)
from unnest(array[7, 30, 100, 365]) as m(days)
join users u on u.streak_best >= m.days
join xp_ledger l on l.user_id = u.id and l.streak_after >= m.days and l.import_id is null
group by l.user_id, m.days;

insert into activity (user_id, id, kind, subject, created_at)
select r.user_id, gen_random_uuid(), 'level', r.level::text, min(r.created_at)
from (
  select l.user_id, l.created_at, u.xp, floor((25 + sqrt(625 + 50.0::float8 * l.total_after)) / 50)::int as level,
    floor((25 + sqrt(625 + 50.0::float8 * greatest(0, l.total_after - l.amount))) / 50)::int as before
  from xp_ledger l join users u on u.id = l.user_id
  where l.amount > 0 and l.import_id is null
) r
where r.level > r.before and 50 * r.level * (r.level - 1) <= r.xp
group by r.user_id, r.level;

insert into activity (user_id, id, kind, subject, created_at)
select g.user_id, gen_random_uuid(), 'goal', g.id::text, g.closed_at
from goals g where g.status = 'achieved' and g.closed_at is not null;
