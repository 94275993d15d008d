import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { read, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

test('with those that are closed there are at most 500, and of one at most 10,000 check-ins', async () => {
  const ann = await server.signUp()
  const metric = { kind: 'number', start: 0, target: 9, unit: '' }
  const { id } = await read(Goal, ann.post('/api/goals', { title: 'Run', metric }))
  await server.db.query(
    `insert into goal_checkins (user_id, id, goal_id, date, value, note, created_at, updated_at)
     select $1, gen_random_uuid(), $2, '2026-01-01', 1, '', now(), now() from generate_series(1, 10000)`,
    [ann.id, id],
  )
  expect((await ann.post(`/api/goals/${id}/check-ins`, { value: 2 })).status).toBe(409)
  await ann.post(`/api/goals/${id}/drop`, { reason: 'x' })
  await server.db.query(
    `insert into goals select (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid()))).*
     from goals g, generate_series(1, 499) where g.user_id = $1`,
    [ann.id],
  )
  expect((await ann.post('/api/goals', { title: 'x' })).status).toBe(409)
  await ann.delete(`/api/goals/${id}`)
  expect((await ann.post('/api/goals', { title: 'x' })).status).toBe(201)
})
