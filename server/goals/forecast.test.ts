import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { addDays } from '#shared/time/civil.ts'
import { read, startTestServer } from '#server/testing.ts'

const TODAY = '2026-03-02'
const server = await startTestServer()
afterAll(server.close)

test('two check-ins in two weeks are enough for a forecast', async () => {
  const ann = await server.signUp()
  const metric = { kind: 'number', start: 0, target: 50 }
  const asked = { title: 'Read', metric, start_date: addDays(TODAY, -30) }
  const { id } = await read(Goal, ann.post('/api/goals', asked))
  for (const [days, reason] of [
    [10, 'not_enough_data'],
    [3, null],
  ] as const) {
    await ann.post(`/api/goals/${id}/check-ins`, { value: 20 - days, date: addDays(TODAY, -days) })
    expect((await read(Goal, ann.get(`/api/goals/${id}`))).forecast.reason).toBe(reason)
  }
})
