import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** Rows of a filled account that requests name. */
export type FilledAccount = { task: string; habit: string; goal: string; openTasks: string[]; domain: string }

/**
 * Fills an account with as much visible data as its limits allow: 12,000 tasks of four weeks, 100 habits of
 * 36 years and as many archived, 100 goals with 100 check-ins each, and the hours that were worked.
 *
 * @param today local date
 */
export async function fillAccount(db: Db, userId: UserId, today: string): Promise<FilledAccount> {
  for (const [text, values] of [
    [TASKS, [userId, today]],
    [LEDGER, [userId]],
    [FOCUS, [userId]],
    [GOALS, [userId, today]],
    [GOAL_CHECK_INS, [userId, today]],
    [HABITS, [userId]],
    [CHECK_INS, [userId, today]],
    [STREAK, [userId, today]],
  ] as const)
    await db.query(text, [...values])
  await db.query('analyze') // the planner would take the tables for empty
  const one = async (text: string) => (await db.query<{ id: string }>(text, [userId])).map(({ id }) => id)
  const open = await one(
    `select id from tasks where user_id = $1 and status = 'pending' order by scheduled_date desc limit 200`,
  )
  const [habit = ''] = await one(
    'select id from habits where user_id = $1 and not archived order by position limit 1',
  )
  const [goal = ''] = await one('select id from goals where user_id = $1 order by start_date limit 1')
  const [domain = ''] = await one('select id from domains where user_id = $1 limit 1')
  return { task: open[0] ?? '', habit, goal, domain, openTasks: open }
}

const TASKS = `
  insert into tasks (user_id, id, title, description, category, priority, status, estimated_duration, scheduled_date,
    scheduled_time, xp_reward, accountability_type, completed_at, actual_duration, completions, created_at, updated_at)
  select $1, gen_random_uuid(), 'Task ' || n || repeat(' of many words', 6), repeat('words ', 20),
    (array['work', 'health', 'learning', 'personal'])[1 + n % 4], 'medium',
    case when n % 2 = 0 and n >= 1000 then 'completed' else 'pending' end, 30,
    case when n < 1000 then $2::date else $2::date - n % 28 end,
    lpad((6 + n % 16)::text, 2, '0') || ':00', 50, 'none',
    case when n % 2 = 0 and n >= 1000 then ($2::date - n % 28)::timestamptz end,
    case when n % 2 = 0 and n >= 1000 then 25 end, case when n % 2 = 0 and n >= 1000 then 1 else 0 end, now(), now()
  from generate_series(0, 11999) as n`

const LEDGER = `
  insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after, streak_after,
    created_at, done_at)
  select $1, gen_random_uuid(), 'task', id, 1, scheduled_date, 50, 'completed', 50, 1, now(), completed_at
  from tasks where user_id = $1 and status = 'completed'`

const FOCUS = `
  insert into focus_sessions (user_id, id, task_id, started_at, ended_at)
  select $1, gen_random_uuid(), id, completed_at + interval '9 hours', completed_at + interval '9 hours 25 minutes'
  from tasks where user_id = $1 and status = 'completed'`

const GOALS = `
  insert into goals (user_id, id, title, why, icon, archived, published, start_date, target_date, metric, created_at, updated_at)
  select $1, gen_random_uuid(), 'Goal ' || n, repeat('why ', 20), 'target', false, false, $2::date - 400, $2::date + 400,
    '{"kind": "number", "unit": "pages", "start": 0, "target": 1000, "aggregate": "sum"}', now(), now()
  from generate_series(1, 100) as n`

const GOAL_CHECK_INS = `
  insert into goal_checkins (user_id, id, goal_id, date, value, note, created_at, updated_at)
  select $1, gen_random_uuid(), g.id, $2::date - n, 3, '', now(), now()
  from goals g, generate_series(0, 99) as n where g.user_id = $1`

const HABITS = `
  insert into habits (user_id, id, name, icon, category, position, archived, kind, aim, target, unit, schedule, start_date,
    duration, reminders, "xpReward", pauses, versions, archived_spans, created_at, updated_at)
  select $1, gen_random_uuid(), 'Habit ' || n, 'star', 'health', n % 100, n > 100, 'yes_no', 'at_least', null, '', s.schedule,
    '1990-01-01', 10, '{}', 10, '[]',
    json_build_array(json_build_object('from', '1990-01-01', 'schedule', s.schedule, 'aim', 'at_least', 'target', null)),
    case when n > 100 then '[{"from": "2026-01-01", "to": null}]'::jsonb else '[]'::jsonb end, now(), now()
  from generate_series(1, 200) as n, lateral (
    select case n % 2 when 0 then '{"type": "daily"}'::jsonb else '{"type": "times_per_week", "times": 5}'::jsonb end as schedule
  ) s`

const CHECK_INS = `
  insert into habit_checkins (user_id, habit_id, date, id, value, skipped, note, backfilled, imported, checked_at)
  select $1, h.id, $2::date - 3 * n, gen_random_uuid(), 1, false, '', false, true, now()
  from habits h, generate_series(1, 4000) as n
  where h.user_id = $1 and h.position < 20 and $2::date - 3 * n >= h.start_date`

const STREAK = `
  insert into streak_days (user_id, local_date) select $1, $2::date - n from generate_series(0, 3999) as n on conflict do nothing`
