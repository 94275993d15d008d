import { afterAll, expect, test } from 'vitest'
import { challengePolicy } from './challengePolicy.ts'
import { aTask, startTestServer } from '#server/testing.ts'
import type { Db } from '#server/kit/db/database.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { personOf } from '#server/kit/http/person.ts'
import { readChallenge } from './list.ts'
import { DUE_ENDS } from './settle.ts'
import { aChallenge, made } from './testing/scene.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)
const { db, deps } = server

/** `DAYS=90 CHALLENGES=1000 MEASURE=1` measures the largest, and what somebody who completes tasks meanwhile waits; the tests have less. */
const DAYS = Number(process.env['DAYS'] ?? 7)
const CHALLENGES = Number(process.env['CHALLENGES'] ?? 40)

/** People of numbers, with so many lines of the ledger a date that count. */
const PEOPLE = `
  insert into users (id, email, name, handle, avatar, timezone, created_at)
  select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, '', 'Person ' || n, 'many_' || n, '🙂', 'UTC', now()
  from generate_series($1::int, $2::int) n on conflict do nothing`
const LINES = `
  insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after, streak_after,
    created_at, eligible)
  select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), 'task', gen_random_uuid(), 1,
    date '2026-03-02' + d, 20, 'completed', 0, 0, date '2026-03-02' + d + time '12:00', true
  from generate_series($1::int, $2::int) n, generate_series(0, $3::int - 1) d, generate_series(1, 8) k`
const JOIN = `
  with people as (
    select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid as id from generate_series($2::int, $3::int) n
  ), mine as (
    insert into my_challenges (user_id, challenge_id, sent_by, state, metric, starts_on, ends_at)
    select p.id, c.id, p.id, 'joined', c.metric, c.starts_on, c.ends_at from people p
    join challenges c on c.id = any($1::uuid[])
    returning challenge_id, user_id
  )
  insert into challenge_members (challenge_id, user_id, sent_by, state) select challenge_id, user_id, user_id, 'joined' from mine`

test('the standing of a hundred people is read with six statements within a tenth of a second, and nobody more may join', async () => {
  const ann = await server.signUp()
  await db.query(PEOPLE, [1, 99])
  await db.query(LINES, [1, 99, DAYS])
  const { id } = await made(ann, aChallenge(server, ann, { days: DAYS, metric: 'xp' }))
  await db.query(JOIN, [[id], 1, 99])
  await db.query('analyze xp_ledger')
  let statements = 0
  const counted: Db = {
    ...deps.db,
    read: (...asked) => {
      statements += 1
      return deps.db.read(...asked)
    },
    query: (...asked) => {
      statements += 1
      return deps.db.query(...asked)
    },
  }
  const person = await personOf(db, ann.id)
  if (!person) throw new Error('There is Ann')
  const ask = async () => {
    const seen = await challengePolicy.see(counted, person, { id })
    return readChallenge({ ...deps, db: counted }, person, seen)
  }
  expect((await ask()).standing).toHaveLength(100)
  expect(statements).toBeLessThanOrEqual(6)
  const times: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  const [fastest = Infinity] = times.toSorted((one, other) => one - other)
  if (process.env['MEASURE']) process.stdout.write(`standing ${times.map(Math.round).join(' ')} ms\n`)
  expect(fastest).toBeLessThan(100)
  const late = await server.signUp()
  await db.query(INVITE, [id, late.id])
  const full = await late.post(`/api/challenges/${id}/join`)
  expect([full.status, await full.json()]).toEqual([
    409,
    expect.objectContaining({ message: 'This challenge is full' }),
  ])
})

test('many challenges that end in one minute are settled soon, each once', async () => {
  const count = CHALLENGES
  const ann = await server.signUp()
  await db.query(PEOPLE, [1001, 1000 + 3 * count])
  await db.query(LINES, [1001, 1003, 1])
  const ids = Array.from({ length: count }, () => crypto.randomUUID())
  await db.query(MANY, [ids, ann.id])
  await db.query(JOIN_THREE, [ids])
  server.turnClock(2 * 86_400)
  await deps.due.stop()
  const bystander = process.env['MEASURE'] ? await aBystander() : null
  const quiet = bystander ? await bystander(() => false, 60) : []
  let isOver = false
  const busy = bystander?.(() => isOver, Infinity)
  const began = performance.now()
  await runDue(deps, { challenge_end: DUE_ENDS['challenge_end'] as never }, deps.now())
  const ended = performance.now() - began
  await runDue(deps, DUE_ENDS, deps.now())
  const took = performance.now() - began
  isOver = true
  if (busy)
    process.stdout.write(`completions: quiet ${figures(quiet)}, meanwhile ${figures(await busy)} ms\n`)
  if (process.env['MEASURE'])
    process.stdout.write(
      `${count} ended in ${Math.round(ended)} ms, all given after ${Math.round(took)} ms\n`,
    )
  const results = 'select challenge_id from challenge_results where challenge_id = any($1::uuid[])'
  expect(await db.query(results, [ids])).toHaveLength(3 * count)
  const prizes = `select user_id from xp_ledger where source_kind = 'challenge' and source_id = any($1::uuid[])`
  expect(await db.query(prizes, [ids])).toHaveLength(3) // of the first three alone anything is counted
  expect(took).toBeLessThan(15_000)
}, 120_000)

/** Somebody who completes task after task. @returns how long each took, until it is over or there are so many */
async function aBystander() {
  const ben = await server.signUp()
  const tasks = Array.from({ length: 2000 }, () => aTask())
  for (let at = 0; at < tasks.length; at += 100) await ben.post('/rest/v1/tasks', tasks.slice(at, at + 100))
  const ids = tasks.map(({ id }) => id)
  return async (isOver: () => boolean, most: number) => {
    const times: number[] = []
    while (!isOver() && times.length < most && ids.length > 0) {
      const began = performance.now()
      await ben.act(ids.pop() ?? '', 'complete')
      times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return times
  }
}

/** The median, the 95th percentile, and of how many. */
function figures(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)
  return `${at(0.5)} (${at(0.95)}; ${times.length})`
}

const INVITE = `
  insert into challenge_members (challenge_id, user_id, sent_by, state) values ($1, $2, $2, 'invited')`
/** Three people each. */
const JOIN_THREE = `
  with people as (
    select ('00000000-0000-4000-9000-' || lpad((1000 + 3 * (c.n - 1) + k)::text, 12, '0'))::uuid as id, c.id as challenge_id
    from unnest($1::uuid[]) with ordinality as c (id, n), generate_series(1, 3) k
  ), mine as (
    insert into my_challenges (user_id, challenge_id, sent_by, state, metric, starts_on, ends_at)
    select p.id, c.id, p.id, 'joined', c.metric, c.starts_on, c.ends_at from people p join challenges c on c.id = p.challenge_id
  )
  insert into challenge_members (challenge_id, user_id, sent_by, state) select challenge_id, id, id, 'joined' from people`

const MANY = `
  with made as (
    insert into challenges (id, name, kind, metric, starts_on, ends_on, ends_at, created_by, created_at)
    select c.id, 'Many', 'race', 'tasks', '2026-03-02', '2026-03-02', '2026-03-03T12:00Z', $2, now() from unnest($1::uuid[]) as c (id)
    returning id, ends_at
  )
  insert into due_moments (owner_id, kind, subject, due_at, try_at) select id, 'challenge_end', id, ends_at, ends_at from made`
