import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { CheckedIn } from '#shared/habits/checkIn.ts'
import { Habit } from '#shared/habits/habit.ts'
import { HabitHistory } from '#shared/habits/history.ts'
import { naiveHabit } from '#shared/habits/testing/habitsOracle.ts'
import { checkedDays } from '#shared/habits/past.ts'
import { Stats } from '#shared/progress/stats.ts'
import { addDays } from '#shared/time/civil.ts'
import { rebuildTotals } from '#server/progress/rebuildTotals.ts'
import { read, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

const TODAY = '2026-03-02'
type Person = Awaited<ReturnType<typeof server.signUp>>
type Step =
  | { kind: 'put'; ago: number; said: { value: number } | { skipped: true } }
  | { kind: 'add'; ago: number; amount: number }
  | { kind: 'remove'; ago: number }
  | { kind: 'edit'; patch: object }

const ago = fc.integer({ min: 0, max: 8 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('put' as const),
      ago,
      said: fc.oneof(
        fc.record({ value: fc.constantFrom(0, 1, 2.5, 5) }),
        fc.constant({ skipped: true as const }),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      ago,
      amount: fc.constantFrom(1, 2.25, -3, 0.1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), ago }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      patch: fc.constantFrom(
        { target: 1 },
        { target: 4 },
        { xpReward: 25 },
        { schedule: { type: 'times_per_week', times: 2 } },
        { schedule: { type: 'total_per_week' } },
        { pauses: [{ from: addDays(TODAY, -2), to: addDays(TODAY, -1) }] },
        { pauses: [] },
        { archived: true },
        { archived: false },
      ),
    }),
  },
)

function take(ann: Person, id: string, asked: Step): Promise<Response> {
  const path = `/api/habits/${id}`
  if (asked.kind === 'edit') return Promise.resolve(ann.patch(path, asked.patch))
  const day = `${path}/check-ins/${addDays(TODAY, -asked.ago)}`
  if (asked.kind === 'remove') return Promise.resolve(ann.delete(day))
  if (asked.kind === 'put') return Promise.resolve(ann.put(day, asked.said))
  return Promise.resolve(ann.post(`${day}/add`, { id: randomUUID(), amount: asked.amount }))
}

test('after any order of things XP is what the ledger says, and every figure what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const ann = await server.signUp()
      const start_date = addDays(TODAY, -20)
      const asked = { name: 'Water', kind: 'count', target: 2.5, start_date }
      const { id } = await read(Habit, ann.post('/api/habits', asked))
      for (const each of steps) {
        const { status } = await take(ann, id, each)
        expect([200, 400, 409]).toContain(status)
      }
      const habit = await read(Habit, ann.get(`/api/habits/${id}`))
      const range = `from=${start_date}&to=${TODAY}`
      const { items } = await read(HabitHistory, ann.get(`/api/habits/${id}/history?${range}`))
      const past = {
        kind: habit.kind,
        versions: habit.versions as never,
        away: [...habit.pauses, ...(habit.archived ? [{ from: TODAY, to: null }] : [])],
        checkIns: checkedDays(items.filter(({ value, skipped }) => value !== null || skipped)),
      }
      const naive = naiveHabit(past, { today: TODAY, weekStart: 0, until: TODAY })
      expect(items.map(({ due, kept, done }) => ({ due, kept, done }))).toEqual(
        naive.days.map(({ due, kept, done }) => ({ due, kept, done })),
      )
      expect(habit).toMatchObject({ streak: naive.streak, best_streak: naive.best_streak })
      expect(habit.strength).toBe(Math.round(naive.strengths.at(-1) ?? NaN))
      const [credited] = await server.db.query<{ xp: number; unpaid: number }>(
        'select sum(xp)::int as xp, count(*)::int as unpaid from habit_checkins where user_id = $1',
        [ann.id],
      )
      expect((await read(Stats, ann.get('/api/stats'))).xp).toBe(credited?.xp ?? 0)
      expect((await rebuildTotals(server.db)).differences).toEqual([])
    }),
    { numRuns: 12 },
  )
})

test('the date in the path decides: a night with a clock change, a late day start and a flight move nothing', async () => {
  const night = await startTestServer()
  const at = (moment: string) => night.turnClock((Date.parse(moment) - night.deps.now().getTime()) / 1000)
  at('2026-03-29T00:50:00Z') // 01:50 in Vienna, where the hour from 02:00 to 03:00 is left out
  const ann = await night.signUp({ timezone: 'Europe/Vienna' })
  await ann.patch('/api/profile', { day_start: '03:30' })
  const { id } = await read(Habit, ann.post('/api/habits', { name: 'Read' }))
  const put = (date: string) => ann.put(`/api/habits/${id}/check-ins/${date}`, {})
  expect((await put('2026-03-29')).status).toBe(400)
  const saturday = await read(CheckedIn, put('2026-03-28'))

  at('2026-03-29T01:10:00Z') // 03:10, still Saturday
  expect((await put('2026-03-29')).status).toBe(400)
  expect(await read(CheckedIn, put('2026-03-28'))).toEqual(saturday)

  at('2026-03-29T01:30:00Z') // 03:30, Sunday
  const sunday = await read(CheckedIn, put('2026-03-29'))
  expect(sunday).toMatchObject({ award: { total_xp: 20 }, habit: { streak: 2, completedToday: true } })

  // Over the date line it is Saturday again: what was entered for Sunday stays, and earns nothing anew.
  await ann.patch('/api/profile', { timezone: 'Pacific/Pago_Pago' })
  expect((await put('2026-03-29')).status).toBe(400)
  const again = await read(CheckedIn, put('2026-03-28'))
  expect(again).toMatchObject({ award: { xp: 10 }, habit: { streak: 1, completedToday: true } })
  await ann.patch('/api/profile', { timezone: 'Europe/Vienna' })
  expect(await read(CheckedIn, put('2026-03-29'))).toEqual(sunday)
  expect((await read(Stats, ann.get('/api/stats'))).xp).toBe(20)
  await night.close()
})
