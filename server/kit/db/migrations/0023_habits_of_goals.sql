-- Habits belong to goals and domains as tasks do: what they lost when its target was deleted, until that is restored or
-- another one is chosen. Their domain stayed with them while it was in the trash; now it is taken and given back.
alter table habits add column lost_goal_id uuid, add column lost_domain_id uuid;
update habits h set domain_id = null, lost_domain_id = h.domain_id
where h.domain_id is not null and not exists (
  select from domains d where d.user_id = h.user_id and d.id = h.domain_id and d.deleted_at is null
);

-- A habit's whole past is read for each answer: from the index alone, without the rows.
alter table habit_checkins drop constraint habit_checkins_pkey,
  add primary key (user_id, habit_id, date) include (value, backfilled, imported);
