import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, statusAndBody } from '#server/testing/auth.ts'
import { ACCOUNT_REQUEST } from './askAboutAddress.ts'

const server = await startTestServer({ settles: false })
afterAll(server.close)
const auth = authCalls(server.app)
const waiting = () => server.db.query("select payload from due_moments where kind = 'account_request'")

test('what was answered is done by the next server when the one that answered dies', async () => {
  await server.deps.due.stop()
  const dead = await startTestServer({ db: server.db, settles: false })
  await dead.deps.due.stop()
  const email = 'durable@example.com'
  expect((await authCalls(dead.app).signUp({ email, password: 'correct horse' })).status).toBe(200)
  await dead.deps.due.idle(ACCOUNT_REQUEST)
  expect(await server.mailTo(email)).toBeUndefined()
  const rows = await waiting()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(email)

  const next = await startTestServer({ db: server.db })
  await next.deps.due.idle(ACCOUNT_REQUEST)
  expect((await next.mailTo(email))?.subject).toContain('Confirm')
  expect(await waiting()).toEqual([])
  await next.deps.due.stop()
})

test('when too many wait, further ones are asked to come back', async () => {
  await server.db.query(`
    insert into due_moments (owner_id, kind, subject, due_at, try_at)
    select gen_random_uuid(), 'account_request', gen_random_uuid(), now(), now() from generate_series(1, 1000)`)
  const answer = await auth.post('/recover', { email: 'late@example.com' })
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(await statusAndBody(answer)).toMatchObject([503, { code: 'request_timeout' }])
})
