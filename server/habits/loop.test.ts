import { afterAll, expect, test } from 'vitest'
import { HabitHistory } from '#shared/habits/history.ts'
import { LOOP_SCORES, LOOP_STREAKS } from '#shared/habits/testing/loopTables.ts'
import { read, startTestServer } from '#server/testing.ts'
import { createHabit, daysAgo, TODAY } from '#server/testing/habits.ts'

const server = await startTestServer()
afterAll(server.close)

test.each(LOOP_SCORES)('strength as Loop Habit Tracker expects it: $name', async (expected) => {
  const { habit, value, done, skipped, scores } = expected
  const ann = await server.signUp()
  const start = expected.start ?? Math.max(...done, ...skipped)
  const { id } = await createHabit(ann, { start_date: daysAgo(start), ...habit })
  const check_ins = [
    ...done.map((days) => ({ date: daysAgo(days), value })),
    ...skipped.map((days) => ({ date: daysAgo(days), skipped: true })),
  ]
  expect((await ann.post(`/api/habits/${id}/import`, { check_ins })).status).toBe(200)
  const path = `/api/habits/${id}/history?from=${daysAgo(scores.length - 1)}&to=${TODAY}`
  const { items } = await read(HabitHistory, ann.get(path))
  const strengths = items.map(({ strength }) => strength).toReversed()
  expect(strengths).toEqual(scores.map((score) => expect.closeTo(100 * score, 3)))
})

test('streaks as Loop Habit Tracker expects them', async () => {
  const ann = await server.signUp()
  const { id } = await createHabit(ann)
  const check_ins = LOOP_STREAKS.done.map((days) => ({ date: daysAgo(days) }))
  const habit = await ann.post(`/api/habits/${id}/import`, { check_ins })
  expect(habit.status).toBe(200)
  const { items } = (await (await ann.get(`/api/habits/${id}/streaks?limit=1000`)).json()) as {
    items: { length: number; from: string; to: string }[]
  }
  expect(items.map(({ length }) => length)).toEqual(LOOP_STREAKS.lengths)
  expect(items[3]).toEqual({ from: daysAgo(10), to: daysAgo(7), length: 4 })
  expect(await (await ann.get(`/api/habits/${id}`)).json()).toMatchObject({ streak: 2, best_streak: 6 })
})
