import { setTimeout as sleep } from 'node:timers/promises'
import { bearer } from './shoot.ts'
import { figure, median, percentile } from './table.ts'
import type { World } from './world.ts'

const CHALLENGES = Number(process.env['CHALLENGES'] ?? 1000)
const PEOPLE_EACH = 3
const QUIET_CALLS = 150
/** Enough for as long as it may go on. */
const TASKS = 15_000
const PAUSE_MS = 10
const LONGEST_S = 180

/**
 * A thousand challenges of three people each that are due at once, on a server of the product's: until every result is fixed and what
 * they bring is given, and what somebody who completes task after task waits meanwhile. @returns lines of a table
 */
export async function settling(world: World): Promise<string[][]> {
  const completing = await aBystander(world)
  await prepare(world)
  await completing(async (count) => count < 30)
  const quiet = await completing(async (count) => count < QUIET_CALLS)
  await world.pool.query(DUE)
  const began = performance.now()
  let ended = Number.NaN
  const busy = await completing(async () => {
    const { ends, overs } = await left(world)
    const seconds = (performance.now() - began) / 1000
    if (ends === 0 && Number.isNaN(ended)) ended = seconds
    return ends + overs > 0 && seconds < LONGEST_S
  })
  const given = (performance.now() - began) / 1000
  const { rows } = await world.pool.query<{ count: number }>(PRIZES)
  if (rows[0]?.count !== CHALLENGES) throw new Error(`There are ${rows[0]?.count} prizes`)
  const lines = [
    [`${CHALLENGES} challenges that end at once: all results, s`, figure(ended), '15'],
    [`all ${PEOPLE_EACH * CHALLENGES} people have what it brings them, s`, figure(given), '15'],
    ['a completion meanwhile ÷ quiet, median', figure(median(busy) / median(quiet), 2), '1.5'],
    ['95th percentile', figure(percentile(busy, 0.95) / percentile(quiet, 0.95), 2), '–'],
    ['quiet, median ms', figure(median(quiet)), '–'],
  ]
  for (const line of lines) console.log(line.join(': '))
  return lines
}

/** Somebody who completes task after task while it goes on, which is asked four times a second. @returns what each took, in milliseconds */
async function aBystander(world: World) {
  const { access_token, user } = await world.signUp('completing')
  const { rows } = await world.pool.query<{ id: string }>(TO_COMPLETE, [user.id, TASKS])
  const ids = rows.map(({ id }) => id)
  return async (goesOn: (count: number) => Promise<boolean>): Promise<number[]> => {
    const times: number[] = []
    const state = { isOver: false }
    const asking = (async () => {
      while (await goesOn(times.length)) await sleep(250)
      state.isOver = true
    })()
    while (!state.isOver) {
      const began = performance.now()
      const answer = await fetch(`${world.site}/api/tasks/${ids.pop() ?? ''}/complete`, {
        method: 'POST',
        headers: bearer(access_token),
        body: '{}',
      })
      if (!answer.ok) throw new Error(`A completion answered ${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
      times.push(performance.now() - began)
      await sleep(PAUSE_MS)
    }
    await asking
    return times
  }
}

async function left(world: World): Promise<{ ends: number; overs: number }> {
  const { rows } = await world.pool.query<{ ends: number; overs: number }>(LEFT)
  return rows[0] ?? { ends: 0, overs: 0 }
}

async function prepare(world: World): Promise<void> {
  await world.pool.query(PEOPLE, [CHALLENGES * PEOPLE_EACH])
  await world.pool.query(LINES, [PEOPLE_EACH])
  await world.pool.query(MADE, [CHALLENGES])
  await world.pool.query(MINE, [PEOPLE_EACH])
  await world.pool.query(MEMBERS)
  await world.pool.query('analyze')
}

const TO_COMPLETE = `
  insert into tasks (user_id, id, title, category, priority, estimated_duration, scheduled_date, scheduled_time, xp_reward, accountability_type, created_at, updated_at)
  select $1, gen_random_uuid(), 'To complete', 'work', 'medium', 60, '2099-01-01', '09:00', 25, 'self', now(), now()
  from generate_series(1, $2::int) returning id`

const PEOPLE = `
  insert into users (id, email, name, handle, avatar, timezone, created_at)
  select md5('settled' || n)::uuid, n || '@settled.example', 'Person ' || n, 'settled_' || n, '🙂', 'UTC', now()
  from generate_series(1, $1::int) n`

/** Of three people one has done most. */
const LINES = `
  insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after, streak_after,
    created_at, eligible)
  select u.id, gen_random_uuid(), 'task', gen_random_uuid(), 1, '2026-03-02', 20, 'completed', 0, 0, '2026-03-02T12:00Z', true
  from users u, generate_series(1, 1 + substr(u.handle, 9)::int % $1::int) where u.handle like 'settled\\_%'`

const MADE = `
  insert into challenges (id, name, kind, metric, starts_on, ends_on, ends_at, created_by, created_at)
  select md5('challenge' || n)::uuid, 'Many', 'race', 'tasks', '2026-03-02', '2026-03-02', '2026-03-03T12:00Z', md5('settled1')::uuid, now()
  from generate_series(0, $1::int - 1) n`

const MINE = `
  insert into my_challenges (user_id, challenge_id, sent_by, state, metric, starts_on, ends_at)
  select u.id, c.id, u.id, 'joined', c.metric, c.starts_on, c.ends_at
  from users u join challenges c on c.id = md5('challenge' || (substr(u.handle, 9)::int - 1) / $1::int)::uuid
  where u.handle like 'settled\\_%'`

const MEMBERS = `
  insert into challenge_members (challenge_id, user_id, sent_by, state)
  select m.challenge_id, m.user_id, m.user_id, 'joined' from my_challenges m join challenges c on c.id = m.challenge_id
  where c.name = 'Many'`

const DUE = `
  insert into due_moments (owner_id, kind, subject, due_at, try_at)
  select id, 'challenge_end', id, now(), now() from challenges where name = 'Many'`

/** Without what ends another day, such as a challenge that another part has begun. */
const LEFT = `
  select count(*) filter (where kind = 'challenge_end')::int as ends, count(*) filter (where kind <> 'challenge_end')::int as overs
  from due_moments where kind in ('challenge_end', 'challenge_over', 'tell') and due_at <= now()`

const PRIZES = `select count(*)::int as count from xp_ledger where source_kind = 'challenge'`
