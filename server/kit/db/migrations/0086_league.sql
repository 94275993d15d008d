-- Points of a person in a week of the league (docs/rules/league.md): the sums of each day's sources before the day's limit, kept
-- with each row of the ledger that counts, in its transaction and under the lock of the person.
create table league_points (
  user_id uuid not null references users on delete cascade,
  week date not null, -- its Monday
  monday int not null default 0,
  tuesday int not null default 0,
  wednesday int not null default 0,
  thursday int not null default 0,
  friday int not null default 0,
  saturday int not null default 0,
  sunday int not null default 0,
  points int not null generated always as (
    least(monday, 300) + least(tuesday, 300) + least(wednesday, 300) + least(thursday, 300) + least(friday, 300)
    + least(saturday, 300) + least(sunday, 300)) stored,
  primary key (user_id, week)
) with (fillfactor = 70); -- each award of the week rewrites the row

-- Everyone's board of a week: who lets strangers see their points there and has any. A row changes under the lock of its person.
create table league_board (
  week date not null,
  user_id uuid not null,
  points int not null,
  handle text collate "C" not null,
  primary key (week, user_id)
) with (fillfactor = 70);
create index league_board_by_rank on league_board (week, points desc, handle);

-- How many people of the board have how many points. What a person gains is a row of its own until it is counted, so that no
-- two people write the same row (docs/decisions/0105): a rank is read from the counts and what is not counted yet.
create table league_counts (
  week date not null,
  points int not null,
  people int not null,
  primary key (week, points)
);
create table league_changes (
  week date not null,
  id uuid not null,
  from_points int not null, -- 0: they were not on the board
  to_points int not null, -- 0: they are not on the board any more
  primary key (week, id)
);

-- Whether a person is on everyone's board, as follows from their settings.
alter table users add column on_board boolean not null default false;
