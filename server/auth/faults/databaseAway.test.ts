import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls } from '#server/testing/auth.ts'

const server = await startTestServer({ settles: false, now: () => new Date() })
afterAll(server.close)
const auth = authCalls(server.app)

test('a database that restarts in between gives a retryable error and never half an account', async () => {
  const [database] = await server.db.query<{ name: string }>('select current_database() as name')
  const admin = new pg.Client(inject('cluster').owner)
  await admin.connect()
  onTestFinished(() => admin.end()) // nobody else could copy the template meanwhile
  const cutAll = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database?.name])

  const emails = Array.from({ length: 60 }, (_, number) => `cut${number}@example.com`)
  const signUps = emails.map(async (email, number) => {
    await sleep(number * 5)
    return auth.signUp({ email, password: 'correct horse' })
  })
  const cutting = new AbortController()
  const answering = Promise.all(signUps).finally(() => cutting.abort())
  while (!cutting.signal.aborted) {
    await cutAll()
    await sleep(10)
  }
  const answers = await answering
  const statuses = new Set(answers.map((answer) => answer.status))
  expect(statuses.has(503), 'no connection was cut in time').toBe(true)
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true)
  const refused = answers.find((answer) => answer.status === 503)
  expect(refused?.headers.get('retry-after')).toBe('2')
  expect(await refused?.json()).toMatchObject({ code: 'request_timeout' })

  // By a connection of its own: one of the pool may have been cut a moment ago.
  const look = new pg.Client({ ...inject('cluster').owner, database: database?.name })
  await look.connect()
  await expect
    .poll(async () => (await look.query('select subject from due_moments where due_at <= now()')).rows, {
      timeout: 20_000,
    })
    .toEqual([])
  const made = await look.query<{ email: string }>('select email from auth_users')
  const whole = await look.query<{ email: string }>(`
    select a.email from auth_users a join users u on u.id = a.id join identities i on i.user_id = a.id
    join secrets m on m.user_id = a.id join mails on mails.recipient = a.email`)
  await look.end()
  const accepted = emails.filter((_, number) => answers[number]?.status === 200)
  expect(whole.rows.map((row) => row.email).toSorted()).toEqual(made.rows.map((row) => row.email).toSorted())
  expect(made.rows.map((row) => row.email)).toEqual(expect.arrayContaining(accepted))
})
