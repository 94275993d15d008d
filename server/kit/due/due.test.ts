import { afterAll, expect, test } from 'vitest'
import type { Tx } from '#server/kit/db/database.ts'
import { startTestServer } from '#server/testing.ts'
import { kindsIn, RETRIES } from '#server/testing/dueKinds.ts'
import { claimDue } from './claims.ts'
import type { DueKind, DueKinds } from './dueKind.ts'
import { runDue } from './runDue.ts'
import { runMoment } from './runMoment.ts'
import { setDue } from './setDue.ts'

const server = await startTestServer()
afterAll(server.close)
const { db, deps } = server
const aKind = kindsIn(db)
const inSeconds = (seconds: number) => new Date(deps.now().getTime() + seconds * 1000)

test('a moment is done when it has come, with what it was given, and then it is gone', async () => {
  const { seen, kinds, key, waiting } = aKind()
  const moment = key()
  await setDue(db, moment, inSeconds(60), 'what it needs')
  expect(await runDue(deps, kinds, inSeconds(59))).toBe(0)
  expect(await runDue(deps, kinds, inSeconds(60))).toBe(1)
  expect(seen).toMatchObject([{ ...moment, dueAt: inSeconds(60), payload: 'what it needs', attempts: 1 }])
  expect(await waiting()).toEqual([])
  expect(await runDue(deps, kinds, inSeconds(600))).toBe(0)
})

test('setting it again moves it, and null takes it back', async () => {
  const { seen, kinds, key } = aKind()
  const [moved, gone] = [key(), key()]
  await setDue(db, moved, inSeconds(10))
  await setDue(db, moved, inSeconds(100))
  await setDue(db, gone, inSeconds(10))
  await setDue(db, gone, null)
  expect(await runDue(deps, kinds, inSeconds(50))).toBe(0)
  expect(await runDue(deps, kinds, inSeconds(100))).toBe(1)
  expect(seen).toMatchObject([moved])
})

test('of one owner alone', async () => {
  const { seen, kinds, key } = aKind()
  const [one, other] = [key(), key()]
  for (const moment of [one, other]) await setDue(db, moment, deps.now())
  expect(await runDue(deps, kinds, deps.now(), one.ownerId)).toBe(1)
  expect(seen).toMatchObject([one])
})

test('what is later than its kind allows is told so', async () => {
  const { seen, kinds, key } = aKind({ lateness: 3600 })
  await setDue(db, key(), inSeconds(0))
  await runDue(deps, kinds, inSeconds(3600))
  await setDue(db, key(), inSeconds(0))
  await runDue(deps, kinds, inSeconds(3601))
  expect(seen.map(({ isLate }) => isLate)).toEqual([false, true])
})

test.each([990, 1089])(
  'what a failure has written is taken back; it is tried less and less often, for more than %i seconds',
  async (giveUpAfter) => {
    const trace = aKind()
    const { kinds, key, waiting } = aKind({
      lock: null,
      retries: { ...RETRIES, giveUpAfter },
      run: async (inside) => {
        await setDue(inside.db, trace.key(), deps.now())
        throw new Error('Not yet')
      },
    })
    await setDue(db, key(), inSeconds(0))
    const pauses: number[] = []
    for (let at = 0; ;) {
      await runDue(deps, kinds, inSeconds(at))
      const [row] = await waiting()
      if (!row) break
      const next = (row.try_at.getTime() - deps.now().getTime()) / 1000
      pauses.push(next - at)
      at = next
    }
    expect(pauses).toEqual([30, 60, ...Array.from({ length: 10 }, () => 100)])
    expect(await trace.waiting()).toEqual([])
  },
)

/** A claim of the next moment of some kinds. */
async function claimOf(kinds: DueKinds, now: Date) {
  const [moment] = await claimDue(db, kinds, { now, room: () => 1 })
  const kind = moment && kinds[moment.kind]
  if (!kind) throw new Error('Nothing is due')
  return { run: () => runMoment(deps, kind, moment, now) }
}

test('a thing is locked before its moment is ended, as by every change that sets the moment', async () => {
  const found: number[] = []
  const look = async (tx: Tx, ownerId: string) => {
    found.push((await tx.query('select from due_moments where owner_id = $1', [ownerId])).length)
  }
  const { kinds, key } = aKind({ lock: look, run: async ({ db: tx }, { ownerId }) => look(tx, ownerId) })
  await setDue(db, key(), inSeconds(0))
  expect(await runDue(deps, kinds, inSeconds(0))).toBe(1)
  expect(found).toEqual([1, 0])
})

test('a claim that ran out counts no more once another server has taken the moment', async () => {
  const { seen, kinds, key } = aKind({ claimSeconds: 10 })
  await setDue(db, key(), inSeconds(0))
  const slow = await claimOf(kinds, inSeconds(0))
  await expect(claimOf(kinds, inSeconds(9))).rejects.toThrow('Nothing is due')
  const next = await claimOf(kinds, inSeconds(10))
  expect(await slow.run()).toBe(false)
  expect(await next.run()).toBe(true)
  expect(seen).toHaveLength(1)
})

test('what is set anew while a server is at it is done at the new time only', async () => {
  const { seen, kinds, key } = aKind()
  const moment = key()
  await setDue(db, moment, inSeconds(0), 'old')
  const claimed = await claimOf(kinds, inSeconds(0))
  await setDue(db, moment, inSeconds(5), 'new')
  expect(await claimed.run()).toBe(false)
  await runDue(deps, kinds, inSeconds(5))
  expect(seen.map(({ payload }) => payload)).toEqual(['new'])
})

test('a delivery may set its own moment anew', async () => {
  let times = 0
  const { kinds, key } = aKind()
  const [name = ''] = Object.keys(kinds)
  const again: DueKind = {
    clock: 'any',
    retries: RETRIES,
    async deliver({ db: inner }, { ownerId, kind, subject }, now) {
      times += 1
      if (times < 3) await setDue(inner, { ownerId, kind, subject }, new Date(now.getTime() + 1000))
    },
  }
  await setDue(db, key(), inSeconds(0))
  for (const second of [0, 1, 2, 3]) await runDue(deps, { [name]: again }, inSeconds(second))
  expect(times).toBe(3)
})

test('while the clock is not trusted only what was asked for a moment ago is done', async () => {
  const own = await startTestServer()
  await own.deps.due.stop()
  const [told, sent] = [aKind({ clock: 'trusted' }), aKind()]
  const kinds: DueKinds = { ...told.kinds, ...sent.kinds }
  const jumped = new Date(Date.now() + 3650 * 86_400_000)
  for (const { key } of [told, sent]) await setDue(own.db, key(), jumped)
  const look = async (now: Date) => {
    for (const moment of await claimDue(own.db, kinds, { now, room: () => 1 })) {
      const kind = kinds[moment.kind]
      if (kind) await runMoment(own.deps, kind, moment, now)
    }
    return [told.seen.length, sent.seen.length]
  }
  expect(await look(jumped)).toEqual([0, 1])
  await own.db.query('update job_clock set seen_at = $1, trusted_from = $2', [
    jumped,
    new Date(jumped.getTime() + 86_400_000),
  ])
  expect(await look(new Date(jumped.getTime() + 3_600_000))).toEqual([0, 1])
  expect(await look(new Date(jumped.getTime() + 86_400_000))).toEqual([1, 1])
  await own.close()
})

test('what was set while the clock was a day ahead does not wait for that day', async () => {
  const [told, sent] = [aKind(), aKind({ horizon: 3600 })]
  for (const { key } of [told, sent]) await setDue(db, key(), inSeconds(86_400))
  await runDue(deps, { ...told.kinds, ...sent.kinds }, inSeconds(0))
  expect([told.seen.length, sent.seen.length]).toEqual([0, 1])
})

test('what is due is found without reading what waits, however much that is', async () => {
  const { name, kinds, key } = aKind({ clock: 'trusted' })
  await db.query(
    `insert into due_moments (owner_id, kind, subject, due_at, try_at)
     select gen_random_uuid(), $1, gen_random_uuid(), t, t
     from generate_series($2::timestamptz, $2::timestamptz + interval '100 days', interval '5 minutes') as t`,
    [name, inSeconds(60)],
  )
  await setDue(db, key(), deps.now())
  await db.query('analyze due_moments')
  let pages = 0
  const explaining: typeof db.query = async (text, values) => {
    const [row] = await db.query<{ 'QUERY PLAN': { Plan: PagesOfPlan }[] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    )
    const plan = row?.['QUERY PLAN'][0]?.Plan
    if (plan) pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    return []
  }
  await claimDue({ ...db, query: explaining }, kinds, { now: deps.now(), room: () => 8 })
  const [table] = await db.query<{ pages: number }>(
    `select (pg_relation_size('due_moments') / 8192)::int as pages`,
  )
  expect(table?.pages).toBeGreaterThan(200)
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThan(60)
})

type PagesOfPlan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
