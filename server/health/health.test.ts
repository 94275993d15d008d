import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { aTask, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

test('a server that runs says so, and that its database is ready', async () => {
  expect(await (await server.app.request('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await server.app.request('/readyz')).json()).toEqual({ status: 'ready' })
})

test('without its database a server is alive but not ready', async () => {
  const alone = await startTestServer({
    db: openDatabase({ host: '/nowhere', connectionTimeoutMillis: 500 }),
  })
  expect((await alone.app.request('/healthz')).status).toBe(200)
  expect((await alone.app.request('/readyz')).status).toBe(503)
  await alone.close()
})

test('a database that lacks a migration is not ready', async () => {
  const behind = await startTestServer()
  await behind.db.query('delete from migrations where name like $1', ['0001%'])
  const answer = await behind.app.request('/readyz')
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { message: 'Not migrated yet: 0001_people_and_tasks.sql' },
  ])
  await behind.close()
})

test('requests are counted by their route, without anybody’s id', async () => {
  const ann = await server.signUp()
  const task = aTask()
  await ann.post('/api/tasks', task)
  await ann.act(task.id, 'start')
  await ann.get('/api/tasks/not-a-uuid')
  const text = await (await server.app.request('/metrics')).text()
  expect(text).toContain('http_requests_total{method="POST",route="/api/tasks/:id/start",status="200"} 1')
  expect(text).toContain('http_request_duration_seconds_bucket')
  expect(text).toContain('process_cpu_user_seconds_total')
  expect(text).not.toContain(task.id)
  expect(text).not.toContain('not-a-uuid')
})
