import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

test('the task of a call is made once, however often it is asked for', async () => {
  const { post, id } = await server.signUp()
  const key = `call_${'a'.repeat(32)}`
  const call = (body: object, headers: Record<string, string>) =>
    server.app.request('/functions/v1/create_task', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const { token } = await server.signUp()
  const both = await Promise.all([call({}, { 'idempotency-key': key }), call({}, { 'idempotency-key': key })])
  const [one, two] = await Promise.all(both.map(async (answer) => Task.parse(await answer.json())))
  expect(two).toEqual(one)
  expect(one).toMatchObject({
    title: 'New Task from AI Assistant',
    status: 'pending',
    priority: 'medium',
    category: 'general',
    estimated_duration: 60,
    scheduled_date: '2026-03-02',
    scheduled_time: '09:00',
    xp_reward: 25,
  })
  const without = await Promise.all([
    post('/functions/v1/create_task', {}),
    post('/functions/v1/create_task', {}),
  ])
  const ids = await Promise.all(without.map(async (answer) => Task.parse(await answer.json()).id))
  expect(ids[0]).not.toBe(ids[1])
  const named = await post('/functions/v1/create_task', { user_id: id, title: ' Read ', colour: 'red' })
  expect(await named.json()).toMatchObject({ title: 'Read' })
  const foreign = await post('/functions/v1/create_task', { user_id: one?.id })
  expect([foreign.status, await foreign.json()]).toMatchObject([403, { error: expect.any(String) }])
  const wrong = await post('/functions/v1/create_task', { estimated_duration: 3 })
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { error: 'A task takes at least 15 minutes' },
  ])
})
