import { claimDue } from '#server/kit/due/claims.ts'
import { dueKindsOf } from '#server/kit/due/dueKind.ts'
import { SLICES } from '#server/slices.ts'
import { bearer, type Headers } from './shoot.ts'
import { figure, markdownTable, median } from './table.ts'
import type { World } from './world.ts'

const PEOPLE = 10_000
const REMINDERS = 1000
const MOMENTS = 1_000_000
const ROWS = 10_000
const CALLS = 150

type Line = [what: string, measured: string, atMost: string]

/** What living with it asks of a server: digests, reminders, the inbox, completions beside reminders, imports. Returns a Markdown table. */
export async function benchLiving(world: World): Promise<string> {
  const lines: Line[] = []
  const note = (...line: Line) => {
    lines.push(line)
    console.log(line.join(': '))
  }
  const people = await addPeople(world)
  note(`${PEOPLE} digests that are due at once, s`, figure(await secondsOfDigests(world, people), 1), '60')
  note(
    `${REMINDERS} reminders of one moment, s`,
    figure(await secondsOfReminders(world, people.slice(0, REMINDERS)), 1),
    '15',
  )
  note('a page of an inbox of 10,000, ms', figure(await inboxMs(world)), '20')
  note('a completion of somebody with reminders ÷ without', figure(await completionRatio(world), 2), '1.1')
  const { preview, apply } = await importSeconds(world)
  note(`preview of ${ROWS} rows, s`, figure(preview, 1), '20')
  note(`apply of ${ROWS} rows, s`, figure(apply, 1), '20')
  const due = await whatIsDue(world)
  note(`what is due, of ${MOMENTS} moments, ms`, figure(due.ms, 2), '–')
  note(`pages read of ${due.ofPages}, by ${due.by}`, String(due.pages), '–')
  return markdownTable(['what', 'measured', 'at most'], lines)
}

/** People like one who has signed up, with a task today. */
async function addPeople(world: World): Promise<string[]> {
  const { user } = await world.signUp('one.of.many')
  await world.pool.query(COPIES('users', `'handle', 'many' || n, 'email', n || '@example.com'`), [
    user.id,
    PEOPLE,
  ])
  await world.pool.query(COPIES('auth_users', `'email', n || '@example.com'`), [user.id, PEOPLE])
  const { rows } = await world.pool.query<{ id: string }>(TASKS)
  await world.pool.query('analyze users, auth_users, tasks')
  return rows.map(({ id }) => id)
}

const COPIES = (table: string, own: string) => `
  insert into ${table} select (json_populate_record(null::${table}, (to_jsonb(o) || jsonb_build_object(
    'id', md5('many' || n)::uuid, ${own}))::json)).*
  from ${table} o, generate_series(1, $2::int) n where o.id = $1`

const TASKS = `
  insert into tasks (user_id, id, title, category, priority, estimated_duration, scheduled_date, scheduled_time, xp_reward, accountability_type, created_at, updated_at)
  select id, gen_random_uuid(), 'Water the plants', 'work', 'medium', 60, current_date, '23:59', 25, 'self', now(), now()
  from users where handle like 'many%' returning user_id as id`

/** Seconds until a statement that counts says so many. */
async function secondsUntil(world: World, most: number, text: string, values: unknown[]): Promise<number> {
  const from = performance.now()
  for (;;) {
    const { rows } = await world.pool.query<{ count: number }>(text, values)
    if ((rows[0]?.count ?? 0) >= most) return (performance.now() - from) / 1000
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function secondsOfDigests(world: World, people: string[]): Promise<number> {
  await world.pool.query(DIGESTS, [people])
  return secondsUntil(
    world,
    people.length,
    'select count(*)::int as count from digests where user_id = any ($1)',
    [people],
  )
}

const DIGESTS = `
  insert into due_moments (owner_id, kind, subject, due_at, try_at)
  select id, 'digest', id, now(), now() from unnest($1::uuid[]) id
  on conflict (owner_id, kind, subject) do update set due_at = now(), try_at = now(), attempts = 0, claim = null`

async function secondsOfReminders(world: World, people: string[]): Promise<number> {
  await world.pool.query(REMIND, [people])
  return secondsUntil(world, people.length, TOLD, [people])
}

const REMIND = `
  with made as (
    insert into reminders (user_id, id, task_id, minutes_before, next_at, next_task_id, next_moment, created_at, updated_at)
    select t.user_id, gen_random_uuid(), t.id, 0, date_trunc('milliseconds', now()), t.id, t.scheduled_date || 'T' || t.scheduled_time, now(), now()
    from tasks t where t.user_id = any ($1) returning user_id, id, next_at)
  insert into due_moments (owner_id, kind, subject, due_at, try_at)
  select user_id, 'reminder', id, next_at, next_at from made`

const TOLD = `
  select count(*)::int as count from notifications where event = 'task_reminder' and user_id = any ($1)`

async function inboxMs(world: World): Promise<number> {
  const { access_token, user } = await world.signUp('inbox')
  await world.pool.query(NOTICES, [user.id])
  await world.pool.query('analyze notifications')
  const times: number[] = []
  for (let call = -10; call < CALLS; call += 1) {
    const took = await timed(world, bearer(access_token), 'GET', '/api/notifications')
    if (call >= 0) times.push(took)
  }
  return median(times)
}

const NOTICES = `
  insert into notifications (user_id, id, kind, event, key, title, body, url, local_date, actions, missed, created_at)
  select $1, gen_random_uuid(), 'reminder', 'task_reminder', n::text, 'Water the plants', 'It is due at 09:00', '/dashboard',
    current_date, '{done,snooze,skip}', false, now() - make_interval(mins => n) from generate_series(1, 10000) n`

/** Completions in turn, of somebody whose every task has a reminder that is still to come, and of somebody without. */
async function completionRatio(world: World): Promise<number> {
  const [one, other] = [await withTasks(world, 'reminded', true), await withTasks(world, 'unreminded', false)]
  const times = { reminded: [] as number[], other: [] as number[] }
  for (let call = 0; call < CALLS; call += 1) {
    times.other.push(await timed(world, other.headers, 'POST', `/api/tasks/${other.tasks[call]}/complete`))
    times.reminded.push(await timed(world, one.headers, 'POST', `/api/tasks/${one.tasks[call]}/complete`))
  }
  return median(times.reminded) / median(times.other)
}

async function withTasks(world: World, name: string, isReminded: boolean) {
  const { access_token } = await world.signUp(name)
  const headers = bearer(access_token)
  const tasks: string[] = []
  for (let number = 0; number < CALLS; number += 1) {
    const id = crypto.randomUUID()
    await timed(world, headers, 'POST', '/api/tasks', { id, title: 'To do', scheduled_date: '2099-01-01' })
    const reminder = { target_kind: 'task', target_id: id, kind: 'before', minutes_before: 10 }
    if (isReminded) await timed(world, headers, 'POST', '/api/reminders', reminder)
    tasks.push(id)
  }
  return { headers, tasks }
}

async function importSeconds(world: World): Promise<{ preview: number; apply: number }> {
  const { access_token } = await world.signUp('imports')
  const headers = bearer(access_token)
  const rows = Array.from({ length: ROWS }, (_, n) => `Task ${n},work,2026-0${1 + (n % 9)}-15,09:00,60`)
  const csv = ['title,category,scheduled_date,scheduled_time,estimated_duration', ...rows].join('\r\n')
  const began = performance.now()
  const answer = await fetch(`${world.site}/api/imports`, { method: 'POST', headers, body: csv })
  const { id } = (await answer.json()) as { id: string }
  const preview = (performance.now() - began) / 1000
  return { preview, apply: (await timed(world, headers, 'POST', `/api/imports/${id}/apply`)) / 1000 }
}

/** The question that an idle server asks once a second, as the database answers it. */
async function whatIsDue(world: World) {
  await world.pool.query(WAITING, [MOMENTS])
  await world.pool.query('vacuum analyze due_moments')
  let [ms, pages, by] = [Number.NaN, 0, '']
  const explain = async (text: string, values: readonly unknown[] = []) => {
    const { rows } = await world.pool.query(`explain (analyze, buffers, format json) ${text}`, [...values])
    const [{ Plan: plan, 'Execution Time': took }] = rows[0]['QUERY PLAN']
    ;[ms, pages] = [took, plan['Shared Hit Blocks'] + plan['Shared Read Blocks']]
    by = [...new Set(JSON.stringify(plan).match(/(?<="Index Name":")\w+/g))].join(', ')
    return []
  }
  await claimDue({ query: explain } as never, dueKindsOf(SLICES), { now: new Date(), room: () => 8 })
  const { rows } = await world.pool.query("select pg_relation_size('due_moments') / 8192 as pages")
  return { ms, pages, by, ofPages: Number(rows[0].pages) }
}

const WAITING = `
  insert into due_moments (owner_id, kind, subject, due_at, try_at)
  select gen_random_uuid(), (array['reminder', 'habit_reminder', 'digest', 'nudge'])[1 + n % 4], gen_random_uuid(), at, at
  from generate_series(1, $1::int) n, lateral (select now() + interval '1 hour' + make_interval(secs => n % 80000) as at) a`

/** Milliseconds of a call. @throws an Error when it is refused */
async function timed(
  world: World,
  headers: Headers,
  method: string,
  path: string,
  body: object = {},
): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${world.site}${path}`, {
    method,
    headers,
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return performance.now() - began
}
