-- Since when others may see a goal, without a break. Of those that were published before, it is from now on.
alter table goals add column published_at timestamptz;
update goals set published_at = now() where published;
