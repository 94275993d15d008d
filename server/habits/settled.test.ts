import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { pageSchema } from '#shared/entity/row.ts'
import { anyHabit } from '#shared/habits/testing/anyHabit.ts'
import { figuresOf } from '#shared/habits/figures.ts'
import { Habit } from '#shared/habits/habit.ts'
import { HabitDays, HabitHistory, historyOf } from '#shared/habits/history.ts'
import { judgeHabit } from '#shared/habits/judge.ts'
import { HabitStats, statsOf } from '#shared/habits/stats.ts'
import { addDays } from '#shared/time/civil.ts'
import { read, startTestServer } from '#server/testing.ts'
import { createHabit, daysAgo, TODAY } from '#server/testing/habits.ts'
import { allHabits } from './judged.ts'
import { pastsOf, recordedPastsOf } from './past.ts'
import { forgetFuture } from './settledPasts.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

const SCHEDULES: { type: string; [part: string]: unknown }[] = [
  { type: 'daily' },
  { type: 'weekdays', days: [1, 3, 6] },
  { type: 'every_n_days', n: 91 },
  { type: 'monthly', days: [1, 31, -1] },
  { type: 'monthly_weekday', weekday: 1, nth: -1 },
  { type: 'after_done', n: 11 },
  { type: 'times_per_week', times: 3 },
  { type: 'times_per_month', times: 5 },
  { type: 'total_per_week' },
  { type: 'total_per_month' },
  { type: 'times_per_days', times: 9, days: 20, season: { from: '03-01', to: '12-05' } },
]

/** A habit of each schedule, as old as that. */
async function aLife(person: Person, start_date: string): Promise<Habit[]> {
  const habits: Habit[] = []
  for (const schedule of SCHEDULES) {
    const measured = schedule.type.startsWith('total') ? { kind: 'count', target: 9 } : {}
    habits.push(await createHabit(person, { start_date, schedule, ...measured }))
  }
  habits.push(await createHabit(person, { start_date, kind: 'quit' }))
  return habits
}

const importInto = async (person: Person, { id, kind }: Habit, days: readonly number[]) => {
  const value = kind === 'yes_no' ? 1 : 2
  const check_ins = [...new Set(days)].map((day) => ({ date: daysAgo(day), value }))
  expect((await person.post(`/api/habits/${id}/import`, { check_ins })).status).toBe(200)
}

/** What is answered is what a walk through all dates says. */
async function expectWholeWalk(person: Person, weekStart: number) {
  const asked = { today: TODAY, weekStart }
  const habits = await allHabits(server.db, person.id)
  const pasts = await pastsOf(server.db, person.id, habits, asked)
  const { items } = await read(pageSchema(Habit), person.get('/api/habits'))
  expect(items).toEqual(items.map((item, index) => ({ ...item, ...figuresOf(pasts[index] as never, asked) })))
  const stats = await read(HabitStats, person.get('/api/habits/stats'))
  const judged = pasts.map((past) => ({ past, judged: judgeHabit(past, asked) }))
  expect(stats).toEqual(statsOf(judged, asked, Number(stats.totalXpFromHabits)))
  const range = { from: daysAgo(500), to: daysAgo(460) }
  const recorded = await recordedPastsOf(server.db, person.id, habits, asked)
  const days = await read(HabitDays, person.get(`/api/habits/days?from=${range.from}&to=${range.to}`))
  for (const [index, { id }] of habits.entries()) {
    const past = recorded[index]
    if (!past) throw new Error('A habit without a past')
    const history = historyOf(id, past, range, asked)
    const path = `/api/habits/${id}/history?from=${range.from}&to=${range.to}`
    expect((await read(HabitHistory, person.get(path))).items).toEqual(history)
    const dates = history.filter(({ due, value, skipped }) => due > 0 || value !== null || skipped)
    expect(days.items.filter(({ habit_id }) => habit_id === id)).toEqual(
      dates.map(({ strength: _strength, ...day }) => day),
    )
  }
}

const remembered = async (person: Person) => {
  const [row] = await server.db.query<{ count: number }>(
    'select count(*)::int as count from habit_settled where user_id = $1',
    [person.id],
  )
  return row?.count
}

test('whatever is edited, also long ago, the answers are those of a walk through all dates', async () => {
  const edit = fc.record({
    habit: fc.nat(SCHEDULES.length),
    kind: fc.constantFrom('import', 'remove', 'start', 'schedule', 'archive', 'week', 'check'),
    days: fc.array(fc.nat(1400), { minLength: 1, maxLength: 40 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 4, maxLength: 7 }), async (edits) => {
      const ann = await server.signUp()
      const habits = await aLife(ann, daysAgo(1300))
      let weekStart = 0
      for (const [index, habit] of habits.entries())
        await importInto(
          ann,
          habit,
          Array.from({ length: 300 }, (_, day) => (day * (3 + (index % 4))) % 1301),
        )
      for (const { habit: at, kind, days } of edits) {
        const habit = habits[at]
        if (!habit) throw new Error('No habit')
        const [day = 0] = days
        const path = `/api/habits/${habit.id}`
        if (kind === 'import') await importInto(ann, habit, days)
        if (kind === 'remove') for (const each of days) await ann.delete(`${path}/check-ins/${daysAgo(each)}`)
        if (kind === 'start') await ann.patch(path, { start_date: daysAgo(1300 + day) })
        if (kind === 'schedule') await ann.patch(path, { schedule: SCHEDULES[day % 8] })
        if (kind === 'archive') await ann.patch(path, { archived: day % 2 === 0 })
        if (kind === 'check') await ann.put(`${path}/check-ins/${daysAgo(day % 8)}`, { skipped: true })
        if (kind === 'week') {
          weekStart = day % 7
          expect((await ann.patch('/api/profile', { week_start: weekStart })).status).toBe(200)
        }
      }
      for (const habit of habits) await ann.patch(`/api/habits/${habit.id}`, { archived: false })
      await expectWholeWalk(ann, weekStart)
    }),
    { numRuns: 6 },
  )
}, 120_000)

test('years are walked once: who asks again, or checks in, walks the days since the last new year', async () => {
  const ann = await server.signUp()
  await aLife(ann, '1990-01-01')
  const habits = await allHabits(server.db, ann.id)
  const after = await remembered(ann)
  expect(after).toBe(habits.length * 36)
  const datesWalked = async (from: string, to = TODAY) => {
    const asked = { today: TODAY, weekStart: 0 }
    const rangeOf = () => ({ from, to })
    const pasts = await pastsOf(server.db, ann.id, habits, { ...asked, rangeOf })
    return Math.max(...pasts.map((past) => judgeHabit(past, { ...asked, until: to }).timeline.off.length))
  }
  for (const path of ['/api/habits', '/api/habits/stats', '/api/domains', '/api/analytics?period=year'])
    expect((await ann.get(path)).status).toBe(200)
  expect((await ann.put(`/api/habits/${habits[0]?.id}/check-ins/${TODAY}`, {})).status).toBe(200)
  const [yearToDate, lookedBack] = [92, 2 * 91]
  expect(await datesWalked(addDays(TODAY, -7))).toBeLessThan(yearToDate + lookedBack)
  expect(await datesWalked('1999-11-01', '1999-12-24')).toBeLessThan(366 + lookedBack)
  expect(await remembered(ann)).toBe(after)
})

test('each first day of the week is settled by itself, and is still known when it comes back', async () => {
  const ann = await server.signUp()
  await aLife(ann, daysAgo(900))
  const sunday = await remembered(ann)
  for (const week_start of [1, 0, 1]) {
    await ann.patch('/api/profile', { week_start })
    await ann.get('/api/habits')
  }
  expect(await remembered(ann)).toBe(2 * (sunday ?? 0))
})

test('an import into years pays for judging them itself', async () => {
  const ann = await server.signUp()
  const [habit] = await aLife(ann, daysAgo(900))
  if (!habit) throw new Error('No habit')
  const revisions = 'select distinct basis from habit_settled where user_id = $1 and habit_id = $2'
  const before = await server.db.query(revisions, [ann.id, habit.id])
  await importInto(ann, habit, [800])
  const after = await server.db.query(revisions, [ann.id, habit.id])
  expect(after).not.toEqual(before)
  await ann.get('/api/habits')
  expect(await server.db.query(revisions, [ann.id, habit.id])).toEqual(after)
})

test('what a clock that was ahead has settled is forgotten', async () => {
  const ann = await server.signUp()
  await aLife(ann, daysAgo(400))
  const known = await remembered(ann)
  const habits = await allHabits(server.db, ann.id)
  const ahead = { today: '2026-12-31', weekStart: 0 }
  const rangeOf = () => ({ from: ahead.today, to: ahead.today })
  for (const today of ['2026-03-02', '2028-02-29'])
    await pastsOf(server.db, ann.id, habits, { ...ahead, today, rangeOf })
  expect(await remembered(ann)).toBeGreaterThan(known ?? 0)
  await forgetFuture(server.db, new Date(`${TODAY}T12:00:00Z`))
  expect(await remembered(ann)).toBe(known)
})

test('any habit of random days is answered as it is walked', async () => {
  await fc.assert(
    fc.asyncProperty(anyHabit, async ({ past: { kind, versions } }) => {
      const ann = await server.signUp()
      const [{ schedule, aim, target }] = versions
      const habit = await createHabit(ann, { kind, schedule, aim, target, start_date: daysAgo(1000) })
      const days = Array.from({ length: 200 }, (_, day) => day * 5)
      await importInto(ann, habit, days)
      await expectWholeWalk(ann, 0)
    }),
    { numRuns: 10 },
  )
}, 60_000)
