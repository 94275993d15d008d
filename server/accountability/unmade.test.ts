import { afterAll, expect, test } from 'vitest'
import { Accountability } from '#shared/accountability/accountability.ts'
import { Goal } from '#shared/goals/goal.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

test('of what no list has made only the occurrences of a published goal are public, from its publishing on', async () => {
  const ann = await server.signUp()
  const goal = await read(
    Goal,
    ann.post('/api/goals', { title: 'Run', metric: { kind: 'linked' }, published: true }),
  )
  const since = 'update goals set published_at = $3 where user_id = $1 and id = $2'
  await server.db.query(since, [ann.id, goal.id, '2026-02-28T12:00:00Z'])
  const daily = {
    scheduled_date: '2026-02-21',
    accountability_type: 'self',
    recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' },
  } as const
  await ann.post('/api/tasks', aTask({ ...daily, goal_id: goal.id }))
  await ann.post('/api/tasks', aTask(daily))
  const publicPart = async () => (await read(Accountability, ann.get('/api/accountability'))).breakdown.public
  expect(await publicPart()).toMatchObject({ due: 2, score: 0 })
  await ann.get('/api/tasks?from=2026-02-01&to=2026-03-31')
  expect(await publicPart()).toMatchObject({ due: 2, score: 0 })
})
