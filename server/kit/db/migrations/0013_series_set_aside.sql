-- The last date of a series that ends, so that a rule with COUNT is walked from its start once and not for each list.
-- Null for one without an end; series of before get theirs when they are next made further.
alter table recurrences add column last_date date;
-- When it turned out that no more occurrences of a series can be made: its rule is none that is accepted, or its
-- rows are refused. Its owner is told with every list; it does not hold up the others.
alter table recurrences add column set_aside_at timestamptz;

-- What a list has to look at: series that are not made far enough, and those that were set aside.
drop index recurrences_to_make;
create index recurrences_to_make on recurrences (user_id, made_until)
  where not ended and (basis = 'schedule' or set_aside_at is not null);
