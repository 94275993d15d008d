import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/kit/db/open.ts'
import { aTask, startTestServer } from '#server/testing.ts'
import { asOwner } from '#server/testing/database.ts'

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

test('an embedded database that is being restarted is not ready, and after half a minute the server is not alive', async () => {
  let seconds = 5
  const restarting = await startTestServer({ db: server.db, databaseTrouble: () => ({ seconds }) })
  const ask = async (path: string) => {
    const answer = await restarting.app.request(path)
    const { message }: { message?: string } = JSON.parse(await answer.text())
    return [answer.status, message]
  }
  expect(await ask('/healthz')).toEqual([200, undefined])
  const words = 'The embedded database has been away for 5 s and is being started again'
  expect(await ask('/readyz')).toEqual([503, words])
  seconds = 31
  expect(await ask('/healthz')).toEqual([503, words.replace('5 s', '31 s')])
})

test('a database that lacks a migration is not ready', async () => {
  const behind = await startTestServer()
  await asOwner(behind.db, "delete from migrations where name like '0001%'")
  const answer = await behind.app.request('/readyz')
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { message: 'Not migrated yet: 0001_people_and_tasks.sql' },
  ])
  await behind.close()
})

test('a database that a newer program has migrated is not ready', async () => {
  const old = await startTestServer()
  await asOwner(old.db, "insert into migrations values ('9999_from_tomorrow.sql')")
  const answer = await old.app.request('/readyz')
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { message: 'The database is newer than this program: 9999_from_tomorrow.sql' },
  ])
  await old.close()
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
