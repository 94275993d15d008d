import { afterAll, expect, test } from 'vitest'
import { StreakDays } from '#shared/progress/streakWeek.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const DAY = 24 * 60 * 60

type Person = Awaited<ReturnType<typeof server.signUp>>
async function complete(ann: Person) {
  const task = aTask()
  await ann.post('/api/tasks', task)
  await ann.act(task.id, 'complete')
}
const daysSince = (ann: Person, from: string) => read(StreakDays, ann.get(`/api/streak-days?from=${from}`))

test('the dates that freezes covered, and days off, from a date on', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await complete(ann) // Monday 2 March
  server.wait(2 * DAY)
  await complete(ann) // Wednesday: Tuesday is frozen
  server.wait(2 * DAY) // Friday: Thursday is covered by the second freeze
  expect(await daysSince(ann, '2026-03-01')).toEqual({ frozen: ['2026-03-03', '2026-03-05'], off: [] })
  expect(await daysSince(ann, '2026-03-04')).toEqual({ frozen: ['2026-03-05'], off: [] })
  server.wait(2 * DAY) // Sunday: the streak broke, and what was frozen before stays
  expect(await daysSince(ann, '2026-03-01')).toEqual({ frozen: ['2026-03-03'], off: [] })
  await server.db.query(
    "insert into streak_days_off (user_id, local_date, reason) values ($1, '2026-03-05', 'travel')",
    [ann.id],
  )
  expect(await daysSince(ann, '2026-03-01')).toMatchObject({ off: ['2026-03-05'] })
  expect(await daysSince(bob, '2026-03-01')).toEqual({ frozen: [], off: [] })
  expect((await ann.get('/api/streak-days')).status).toBe(400)
})
