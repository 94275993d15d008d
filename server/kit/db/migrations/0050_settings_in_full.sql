-- The rest of what a person sets of the product. The values are those of shared/settings.
alter table settings
  add column time_format text not null default 'auto',
  add column "notificationsEnabled" boolean not null default true,
  add column muted_until timestamptz,
  -- Which way each kind of notification goes: {<kind>: {push, mail}}.
  add column notify jsonb not null default '{"reminder": {"push": true, "mail": false}, "nudge": {"push": true, "mail": false},
    "social": {"push": true, "mail": false}, "accountability": {"push": true, "mail": false}, "system": {"push": false, "mail": true}}',
  add column quiet_start text default '22:00',
  add column quiet_end text default '08:00',
  add column "goalDeadlinesEnabled" boolean not null default true,
  add column "achievementsEnabled" boolean not null default true,
  add column "gamificationEnabled" boolean not null default true,
  add column "emailFrequency" text not null default 'daily',
  add column digest_time text not null default '07:00',
  add column digest_weekday int not null default 1,
  add column accountability_type text not null default 'self',
  add column completion_method_setting text not null default 'user',
  add column default_proof_time_minutes int not null default 10,
  add column reminder_default_minutes int,
  add column has_created_first_goal boolean not null default false,
  -- Quiet hours begin and end, or there are none.
  add constraint settings_quiet check (
    (quiet_start is null and quiet_end is null)
    or (quiet_start is not null and quiet_end is not null and quiet_start <> quiet_end)
  );

-- Whoever has a goal, also one in the trash, has created a first one.
insert into settings (user_id, version, updated_at, has_created_first_goal)
select user_id, 1, now(), true from goals group by user_id
on conflict (user_id) do update set has_created_first_goal = true;
