import { afterAll, expect, test } from 'vitest'
import { HabitCheckIns, ImportedCheckIns } from '#shared/habits/checkIn.ts'
import { Habit } from '#shared/habits/habit.ts'
import { HabitHistory } from '#shared/habits/history.ts'
import { HabitStats } from '#shared/habits/stats.ts'
import { Stats } from '#shared/progress/stats.ts'
import { addDays } from '#shared/time/civil.ts'
import { rebuildTotals } from '#server/progress/rebuildTotals.ts'
import { read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { checkIn, createHabit as create, dayOf, daysAgo, TODAY, uncheck } from '#server/testing/habits.ts'

const server = await startTestServer()
afterAll(server.close)

test('an import counts for the habit itself and earns nothing', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { start_date: TODAY })
  const other = await create(ann)
  await ann.post(`/api/habits/${other.id}/import`, { check_ins: [{ date: TODAY }] })
  const today = await checkIn(ann, other)
  expect(today.check_in).toMatchObject({ imported: true, backfilled: false, xp: 0 })
  await checkIn(ann, habit)
  const check_ins = [0, 1, 2, 3, 4000].map((days) => ({ date: daysAgo(days) }))
  const path = `/api/habits/${habit.id}/import`
  expect(await read(ImportedCheckIns, ann.post(path, { check_ins }))).toEqual({ imported: 4, kept: 1 })
  expect(await read(ImportedCheckIns, ann.post(path, { check_ins }))).toEqual({ imported: 0, kept: 5 })
  const now = await read(Habit, ann.get(`/api/habits/${habit.id}`))
  expect(now).toMatchObject({ streak: 4, start_date: daysAgo(4000), versions: [{ from: daysAgo(4000) }] })
  expect(await read(Stats, ann.get('/api/stats'))).toMatchObject({ xp: 10, streak: { current: 1 } })
  const range = `from=${daysAgo(2)}&to=${TODAY}`
  const { items } = await read(HabitHistory, ann.get(`/api/habits/${habit.id}/history?${range}`))
  expect(items.map(({ imported, backfilled, kept }) => [imported, backfilled, kept])).toEqual([
    [true, true, 1],
    [true, true, 1],
    [false, false, 1],
  ])
  // Said again it stays as it is; something else is a check-in like any other; at any age it may go.
  expect((await checkIn(ann, habit, daysAgo(1))).check_in).toMatchObject({ imported: true, xp: 0 })
  expect((await checkIn(ann, habit, daysAgo(1), { note: 'late' })).check_in).toMatchObject({
    imported: false,
    xp: 10,
  })
  expect((await ann.put(dayOf(habit, daysAgo(4000)), { value: 0 })).status).toBe(400)
  for (const _ of [1, 2]) expect((await uncheck(ann, habit, daysAgo(4000))).check_in).toBe(null)
  expect(await rebuildTotals(server.db)).toMatchObject({ differences: [] })
})

test('the check-ins of a range are listed with their notes, to their owner alone', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const habit = await create(ann, { start_date: daysAgo(5) })
  await checkIn(ann, habit, daysAgo(1), { skipped: true, note: 'on a train' })
  await checkIn(ann, habit, daysAgo(3), { note: 'at home' })
  await checkIn(ann, habit, daysAgo(5))
  const path = `/api/habits/${habit.id}/check-ins?from=${daysAgo(3)}&to=${TODAY}`
  const { items } = await read(HabitCheckIns, ann.get(path))
  expect(items.map(({ date, note, value, skipped, done }) => [date, note, value, skipped, done])).toEqual([
    [daysAgo(3), 'at home', 1, false, true],
    [daysAgo(1), 'on a train', null, true, false],
  ])
  expect((await bob.get(path)).status).toBe(404)
  expect((await ann.get(path.replace(daysAgo(3), daysAgo(400)))).status).toBe(400)
})

test('twenty days done make a strength of 65.5748', async () => {
  const ann = await server.signUp()
  const { id } = await create(ann)
  const check_ins = Array.from({ length: 20 }, (_, index) => ({ date: daysAgo(index) }))
  await ann.post(`/api/habits/${id}/import`, { check_ins })
  const path = `/api/habits/${id}/history?from=${daysAgo(19)}&to=${TODAY}`
  const { items } = await read(HabitHistory, ann.get(path))
  expect([items[0]?.strength, items.at(-1)?.strength]).toEqual([5.1922, 65.5748])
  expect(await read(Habit, ann.get(`/api/habits/${id}`))).toMatchObject({ strength: 66, best_streak: 20 })
})

test('a change of the rule pays for no import', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { kind: 'count', target: 5 })
  await ann.post(`/api/habits/${habit.id}/import`, { check_ins: [{ date: TODAY, value: 3 }] })
  await ann.patch(`/api/habits/${habit.id}`, { target: 2 })
  expect(await read(Habit, ann.get(`/api/habits/${habit.id}`))).toMatchObject({ completedToday: true })
  expect((await read(Stats, ann.get('/api/stats'))).xp).toBe(0)
})

test('an import is all or none', async () => {
  const ann = await server.signUp()
  const habit = await create(ann)
  for (const [may, mayNot] of [
    [TODAY, addDays(TODAY, 1)],
    ['1990-01-01', '1989-12-31'],
  ]) {
    const check_ins = [{ date: may }, { date: mayNot }]
    const [, refused] = await statusAndBody(ann.post(`/api/habits/${habit.id}/import`, { check_ins }))
    expect(refused).toMatchObject({ code: 'invalid', details: [{ field: 'check_ins.1.date' }] })
  }
  expect(await read(Habit, ann.get(`/api/habits/${habit.id}`))).toMatchObject({ completedToday: false })
  const note = '🌱'.repeat(500)
  const many = Array.from({ length: 4000 }, (_, index) => ({ date: daysAgo(index), note }))
  const all = ann.post(`/api/habits/${habit.id}/import`, { check_ins: many })
  expect(await read(ImportedCheckIns, all)).toEqual({ imported: 4000, kept: 0 })
})

test('the figures of all habits, the days, the streaks and the totals', async () => {
  const ann = await server.signUp()
  const daily = await create(ann, { start_date: daysAgo(1) })
  const count = await create(ann, { kind: 'count', target: 2, start_date: daysAgo(7) })
  await checkIn(ann, daily)
  await checkIn(ann, count, daysAgo(7), { value: 2.5 })
  await checkIn(ann, count, TODAY, { value: 1 })
  expect(await read(HabitStats, ann.get('/api/habits/stats'))).toEqual({
    completedToday: 1,
    dueToday: 2,
    averageCompletion: 25, // Sunday and today, two habits
    habitsMissedThisWeek: 2,
    longestStreak: 1,
    totalXpFromHabits: 20,
  })
  const days = await ann.get(`/api/habits/days?from=${TODAY}&to=${TODAY}`)
  expect(await days.json()).toMatchObject({
    items: [
      { habit_id: daily.id, date: TODAY, due: 1, kept: 1, done: true },
      { habit_id: count.id, date: TODAY, due: 1, kept: 0, value: 1 },
    ],
  })
  expect(await (await ann.get(`/api/habits/${count.id}/streaks?limit=1`)).json()).toEqual({
    items: [{ from: daysAgo(7), to: daysAgo(7), length: 1 }],
  })
  expect(await (await ann.get(`/api/habits/${count.id}/totals?by=month`)).json()).toEqual({
    items: [
      { from: '2026-03-01', sum: 1, done_days: 0 },
      { from: '2026-02-01', sum: 2.5, done_days: 1 },
    ],
  })
  const range = (from: string, to: string) => `from=${from}&to=${to}`
  expect((await ann.get(`/api/habits/days?${range(daysAgo(62), TODAY)}`)).status).toBe(400)
  expect((await ann.get(`/api/habits/days?${range(daysAgo(61), TODAY)}`)).status).toBe(200)
  expect((await ann.get(`/api/habits/${daily.id}/history?${range(daysAgo(400), TODAY)}`)).status).toBe(400)
  expect((await ann.get(`/api/habits/${daily.id}/history?${range('2199-01-01', '2199-12-31')}`)).status).toBe(
    200,
  )
  expect((await ann.get(`/api/habits/${daily.id}/totals?by=day`)).status).toBe(400)
})

test('vacations of the account are off', async () => {
  const ann = await server.signUp()
  const habit = await create(ann, { start_date: daysAgo(3) })
  await checkIn(ann, habit, daysAgo(3))
  await server.db.query(
    `insert into streak_days_off (user_id, local_date, reason)
     select $1, date, 'vacation' from unnest($2::date[]) date`,
    [ann.id, [daysAgo(2), daysAgo(1), TODAY]],
  )
  expect(await read(Habit, ann.get(`/api/habits/${habit.id}`))).toMatchObject({
    streak: 1,
    missed_last: false,
    paused_today: true,
    due_today: false,
  })
})
