import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { Habit } from '#shared/habits/habit.ts'
import { Stats } from '#shared/progress/stats.ts'
import { StreakDays } from '#shared/progress/streakWeek.ts'
import { Settings } from '#shared/settings/settings.ts'
import { addDays } from '#shared/time/civil.ts'
import { rebuildTotals } from '#server/progress/rebuildTotals.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { openEvents } from '#server/testing/events.ts'
import { checkIn, createHabit, daysAgo, TODAY } from '#server/testing/habits.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

const settingsOf = (person: Person) => read(Settings, person.get('/api/settings'))
const change = (person: Person, patch: object) => read(Settings, person.patch('/api/settings', patch))
const span = (from: string, to: string) => ({ from, to })
const statsOf = (person: Person) => read(Stats, person.get('/api/stats'))
async function complete(person: Person, at?: Date) {
  const task = aTask()
  await person.post('/api/tasks', task)
  await person.act(task.id, 'complete', at)
  return task
}

test('vacations are merged and sorted; a repetition changes nothing and sends no event', async () => {
  const ann = await server.signUp()
  const habit = await createHabit(ann)
  const events = await openEvents(server.app, ann.token)
  const vacations = [
    span('2026-08-10', '2026-08-12'),
    span('2026-05-01', '2026-05-03'),
    span('2026-08-03', '2026-08-09'),
  ]
  const merged = [span('2026-05-01', '2026-05-03'), span('2026-08-03', '2026-08-12')]
  expect(await change(ann, { vacations })).toMatchObject({ vacations: merged, version: 2 })
  const event = await events.next()
  expect(event?.data?.changes.map(({ table, id }) => [table, id])).toEqual([
    ['settings', ann.id],
    ['users', ann.id],
    ['streak_days', ann.id],
    ['habits', habit.id],
  ])
  expect(await change(ann, { vacations: merged })).toMatchObject({ version: 2 })
  await change(ann, { vacations: [] })
  const next = await events.next()
  expect(next?.data?.changes[0]).toMatchObject({ table: 'settings' })
  expect((await settingsOf(ann)).version).toBe(3)
  await events.close()
})

test('a vacation neither breaks the streak nor adds to it, and costs no freeze', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  const ann = await lone.signUp()
  const day = 24 * 60 * 60
  const doOne = async () => {
    const task = aTask()
    await ann.post('/api/tasks', task)
    await ann.act(task.id, 'complete')
    return task
  }
  const streak = async () => (await read(Stats, ann.get('/api/stats'))).streak
  await doOne() // Monday 2 March
  await ann.patch('/api/settings', { vacations: [span('2026-03-03', '2026-03-08')] })
  expect(await read(StreakDays, ann.get('/api/streak-days?from=2026-03-01'))).toEqual({
    frozen: [],
    off: ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'],
  })
  lone.wait(2 * day)
  const during = await doOne() // Wednesday: XP, but no day of the streak
  expect(await streak()).toEqual({ current: 1, best: 1, freezes: 2 })
  expect((await read(Stats, ann.get('/api/stats'))).xp).toBe(50)
  expect((await read(StreakDays, ann.get('/api/streak-days?from=2026-03-04'))).off).toContain('2026-03-04')
  lone.wait(5 * day) // Monday 9 March
  expect(await streak()).toEqual({ current: 1, best: 1, freezes: 2 })
  await doOne()
  expect(await streak()).toEqual({ current: 2, best: 2, freezes: 2 })
  // Worked after all: what is taken out of the vacation counts again, as far as it is not too long ago.
  await ann.patch('/api/settings', {
    vacations: [span('2026-03-03', '2026-03-03'), span('2026-03-05', '2026-03-08')],
  })
  expect(await streak()).toEqual({ current: 3, best: 3, freezes: 2 })
  await ann.act(during.id, 'uncomplete')
  expect(await streak()).toEqual({ current: 2, best: 2, freezes: 1 })
  expect((await rebuildTotals(lone.db)).differences).toEqual([])
  await lone.close()
})

test('a vacation beside a flight: taken back, the dates that travel cut short are still off', async () => {
  const ann = await server.signUp()
  await complete(ann, new Date('2026-02-27T12:00:00Z'))
  await server.db.query(
    "insert into streak_days_off (user_id, local_date, reason) values ($1, $2, 'travel')",
    [ann.id, daysAgo(2)],
  )
  await change(ann, { vacations: [span(daysAgo(2), daysAgo(1))] })
  await complete(ann)
  expect((await statsOf(ann)).streak).toEqual({ current: 2, best: 2, freezes: 2 })
  await change(ann, { vacations: [] })
  expect((await statsOf(ann)).streak).toEqual({ current: 2, best: 2, freezes: 1 })
  expect((await rebuildTotals(server.db)).differences).toEqual([])
})

test('habits are off on these dates, also those that goals count', async () => {
  const ann = await server.signUp()
  const goal = await read(
    Goal,
    ann.post('/api/goals', { title: 'Read', start_date: daysAgo(3), target_date: addDays(TODAY, 3) }),
  )
  const habit = await createHabit(ann, { goal_id: goal.id, start_date: daysAgo(3) })
  await checkIn(ann, habit, daysAgo(3))
  await change(ann, { vacations: [span(daysAgo(2), addDays(TODAY, 1))] })
  expect(await read(Habit, ann.get(`/api/habits/${habit.id}`))).toMatchObject({
    streak: 1,
    missed_last: false,
    due_today: false,
    paused_today: true,
  })
  const { progress } = await read(Goal, ann.get(`/api/goals/${goal.id}`))
  expect(progress).toMatchObject({ done: 1, total: 3 })
})

test('what a vacation was more than 7 days ago stays', async () => {
  const ann = await server.signUp()
  const vacations = [span(daysAgo(7), addDays(TODAY, 5))]
  await change(ann, { vacations })
  server.turnClock(3 * 24 * 60 * 60)
  expect((await ann.patch('/api/settings', { vacations: [] })).status).toBe(400)
  const rest = [span(daysAgo(7), daysAgo(5))]
  expect(await change(ann, { vacations: rest })).toMatchObject({ vacations: rest })
  server.turnClock(-3 * 24 * 60 * 60)
})
