import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, statusAndBody } from '#server/testing/auth.ts'
import { createRequestQueue } from './requestQueue.ts'

const server = await startTestServer({ settles: false })
afterAll(server.close)
const auth = authCalls(server.app)

test('what was answered is done by the next server when the one that answered dies', async () => {
  const dead = await startTestServer({ db: server.db, settles: false })
  await dead.deps.accountRequests.stop()
  const email = 'durable@example.com'
  expect((await authCalls(dead.app).signUp({ email, password: 'correct horse' })).status).toBe(200)
  await sleep(50)
  expect(await server.mailTo(email)).toBeUndefined()
  const rows = await server.db.query('select request_encrypted from account_requests')
  expect(JSON.stringify(rows)).not.toContain(email)

  const next = await startTestServer({ db: server.db })
  await next.deps.accountRequests.idle()
  expect((await next.mailTo(email))?.subject).toContain('Confirm')
  expect(await server.db.query('select from account_requests')).toEqual([])
})

test('a request that fails goes behind the others and is tried again, and what it wrote is taken back', async () => {
  const other = await startTestServer()
  afterAll(other.close)
  await other.deps.accountRequests.stop()
  const { db, deps } = other
  const done: string[] = []
  let failures = 2
  const queue = createRequestQueue<string>({
    ...deps,
    log: pino({ level: 'silent' }),
    work: async (tx, request) => {
      await tx.query("insert into account_requests values (gen_random_uuid(), 'trace', 99, now())")
      if (request === 'fails' && failures-- > 0) throw new Error('Not yet')
      await tx.query("delete from account_requests where request_encrypted = 'trace'")
      done.push(request)
    },
  })
  await Promise.all(['fails', 'first', 'second'].map(queue.queue))
  await expect.poll(() => done.toSorted()).toEqual(['fails', 'first', 'second'])
  expect(done.at(-1)).toBe('fails')
  expect(await db.query('select from account_requests')).toEqual([])
  await queue.stop()
})

test('when too many wait, further ones are asked to come back', async () => {
  await server.deps.accountRequests.stop()
  await server.db.query(`
    insert into account_requests select gen_random_uuid(), 'waiting', 0, now() from generate_series(1, 1000)`)
  const answer = await auth.post('/recover', { email: 'late@example.com' })
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(await statusAndBody(answer)).toMatchObject([503, { code: 'request_timeout' }])
})
