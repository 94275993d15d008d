import { bearer, type Contestant, type Headers, PEOPLE, shoot } from './shoot.ts'
import { figure, markdownTable, median, pairedRatio } from './table.ts'
import type { Session, World } from './world.ts'

const SECONDS = 2
const ROUNDS = 5
/** Tasks and habits of one person in one run, so that nothing is done twice: a repetition would be cheaper. */
const EACH = 400
const AT_MOST = 1.5
/** Calls one after the other, of either kind in turn. */
const CALLS = 100

/** What a habit's check-in costs beside a task's completion, in the same rounds on the same server. Returns a Markdown table. */
export async function benchCheckIns(world: World): Promise<string> {
  const sessions = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => world.signUp(`habits${i}`)))
  const both = contestant(world, sessions)
  for (const { access_token } of sessions) await completeOne(world, bearer(access_token)) // the day counts already
  const rates = { checkIn: [] as number[], complete: [] as number[] }
  await shoot(both, 'complete', 1)
  await shoot(both, 'checkIn', 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['checkIn', 'complete'] as const) : (['complete', 'checkIn'] as const)
    for (const name of order) rates[name].push(await shoot(both, name, SECONDS))
  }
  const rows = [
    row('32 connections, a month of check-ins', pairedRatio(rates.complete, rates.checkIn), {
      checkIn: 1000 / median(rates.checkIn),
      complete: 1000 / median(rates.complete),
    }),
  ]
  for (const [name, days] of [
    ['one at a time, a month of check-ins', 30],
    ['one at a time, five years of check-ins', 1800],
  ] as const) {
    const times = await oneAtATime(world, days)
    rows.push(row(name, median(times.checkIn) / median(times.complete), median2(times)))
  }
  return markdownTable(['check-in', '÷ completion', 'at most', 'check-in, ms', 'completion, ms'], rows)
}

type Times = { checkIn: number[]; complete: number[] }

const median2 = ({ checkIn, complete }: Times) => ({ checkIn: median(checkIn), complete: median(complete) })

function row(name: string, ratio: number, { checkIn, complete }: { checkIn: number; complete: number }) {
  console.log(`${name}: ${figure(ratio, 2)} of a completion`)
  return [name, figure(ratio, 2), String(AT_MOST), figure(checkIn, 2), figure(complete, 2)]
}

function contestant(world: World, sessions: readonly Session[]): Contestant {
  const personOf = new Map(
    sessions.map(({ access_token, user }) => [bearer(access_token).authorization, user.id]),
  )
  const owner = (headers: Headers) => personOf.get(headers.authorization) ?? ''
  return {
    base: world.site,
    people: sessions.map(({ access_token }) => bearer(access_token)),
    scenarios: {
      complete: {
        method: 'POST',
        path: '/api/tasks/{id}/complete',
        body: {},
        ids: (headers) => addTasks(world, owner(headers), EACH),
      },
      checkIn: {
        method: 'PUT',
        path: `/api/habits/{id}/check-ins/${today()}`,
        body: {},
        ids: (headers) => addHabits(world, owner(headers), { habits: EACH, days: 30 }),
      },
    },
  }
}

async function oneAtATime(world: World, days: number): Promise<Times> {
  const { access_token, user } = await world.signUp(`habits after ${days} days`.replaceAll(' ', '.'))
  const headers = bearer(access_token)
  await completeOne(world, headers)
  const tasks = await addTasks(world, user.id, CALLS)
  const habits = await addHabits(world, user.id, { habits: CALLS, days })
  const times: Times = { checkIn: [], complete: [] }
  const timed = async (method: string, path: string) => {
    const began = performance.now()
    const answer = await fetch(`${world.site}${path}`, { method, headers, body: '{}' })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return performance.now() - began
  }
  for (let call = 0; call < CALLS; call += 1) {
    times.complete.push(await timed('POST', `/api/tasks/${tasks[call]}/complete`))
    times.checkIn.push(await timed('PUT', `/api/habits/${habits[call]}/check-ins/${today()}`))
  }
  return times
}

async function completeOne(world: World, headers: Headers) {
  const made = await fetch(`${world.site}/api/tasks`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ title: 'The first of the day' }),
  })
  const { id } = (await made.json()) as { id: string }
  await fetch(`${world.site}/api/tasks/${id}/complete`, { method: 'POST', headers, body: '{}' })
}

async function addTasks(world: World, userId: string, count: number): Promise<string[]> {
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into tasks (user_id, id, title, category, priority, estimated_duration, scheduled_date, scheduled_time, xp_reward, accountability_type, created_at, updated_at)
     select $1, gen_random_uuid(), 'To complete', 'work', 'medium', 60, '2027-01-01', '09:00', 25, 'self', now(), now()
     from generate_series(1, $2::int) returning id`,
    [userId, count],
  )
  await world.pool.query('analyze tasks')
  return rows.map(({ id }) => id)
}

/** Habits that were done on four of five dates up to yesterday. More than a person may add by the API. */
async function addHabits(
  world: World,
  userId: string,
  { habits, days }: { habits: number; days: number },
): Promise<string[]> {
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into habits (user_id, id, name, icon, category, position, archived, kind, aim, unit, schedule, start_date, duration, reminders, "xpReward", pauses, versions, created_at, updated_at)
     select $1, gen_random_uuid(), 'Read', 'Sunrise', 'wellness', 0, false, 'yes_no', 'at_least', '', '{"type":"daily"}',
       $3::date - $4::int, 15, '{}', 10, '[]', jsonb_build_array(jsonb_build_object('from', $3::date - $4::int, 'schedule',
       jsonb_build_object('type', 'daily'), 'aim', 'at_least', 'target', null)), now(), now()
     from generate_series(1, $2::int) returning id`,
    [userId, habits, today(), days],
  )
  const ids = rows.map(({ id }) => id)
  await world.pool.query(
    `insert into habit_checkins (user_id, habit_id, date, id, value, skipped, note, backfilled, imported, checked_at)
     select $1, habit, $3::date - day, gen_random_uuid(), 1, false, '', true, true, now()
     from unnest($2::uuid[]) habit, generate_series(1, $4::int) day where day % 5 > 0`,
    [userId, ids, today(), days],
  )
  await world.pool.query('vacuum analyze habit_checkins')
  return ids
}

const today = () => new Date().toISOString().slice(0, 10)
