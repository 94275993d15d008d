import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'
import { deleteExpiredProofs } from './deleteExpiredProofs.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

const DAY = 24 * 3600
const clean = () => deleteExpiredProofs(server.db, server.deps.now())
const count = async (table: 'secrets' | 'refresh_tokens' | 'security_events') =>
  (await server.db.query(`select from ${table}`)).length

test('expired secrets, used tokens and old events are deleted, and no session ends', async () => {
  const { refreshToken } = await server.signUp()
  await auth.signUp({ email: 'ada@example.com', password: 'correct horse', ...createPkcePair().challenge })
  const second = SessionShape.parse((await statusAndBody(auth.refresh(refreshToken)))[1])
  await clean()
  expect([await count('secrets'), await count('refresh_tokens')]).toEqual([1, 2])

  server.wait(3 * DAY)
  await clean()
  expect([await count('secrets'), await count('refresh_tokens')]).toEqual([0, 2])

  server.wait(90 * DAY)
  await clean()
  expect(await count('refresh_tokens')).toBe(1)
  expect((await auth.refresh(second.refresh_token)).status).toBe(200)
  expect(await count('security_events')).toBeGreaterThan(0)
  server.wait(365 * DAY)
  await clean()
  expect(await count('security_events')).toBe(0)
})

test('each is kept to the millisecond', async () => {
  const { db } = server
  const ann = await server.signUp()
  await auth.signUp({ email: 'eve@example.com', password: 'correct horse', ...createPkcePair().challenge })
  await auth.refresh(ann.refreshToken)
  await db.query('update refresh_tokens set revoked_at = $1 where revoked_at is not null', [
    server.deps.now(),
  ])
  const tables = ['secrets', 'refresh_tokens', 'security_events'] as const
  const counts = () => Promise.all(tables.map(count))
  const [secrets, tokens = 0, events] = await counts()

  const left = []
  let waited = 0
  for (const days of [1, 90, 365])
    for (const seconds of [days * DAY, days * DAY + 0.001]) {
      server.wait(seconds - waited)
      waited = seconds
      await clean()
      left.push(await counts())
    }
  expect(secrets).toBe(1)
  expect(left).toEqual([
    [1, tokens, events],
    [0, tokens, events],
    [0, tokens, events],
    [0, tokens - 1, events],
    [0, tokens - 1, events],
    [0, tokens - 1, 0],
  ])
})

test('an account whose address was never confirmed goes seven days after its last mail, a confirmed one never', async () => {
  const [kept, gone] = ['kept@example.com', 'gone@example.com']
  const person = await server.signUp()
  for (const email of [kept, gone]) await auth.signUp({ email, password: 'correct horse' })
  const left = async () => {
    const rows = await server.db.query<{ email: string }>(
      'select a.email from auth_users a join users u on u.id = a.id where a.email = any($1)',
      [[kept, gone, person.email]],
    )
    return rows.map(({ email }) => email).toSorted()
  }
  server.wait(6 * DAY)
  await auth.post('/resend', { type: 'signup', email: kept })
  await clean()
  expect(await left()).toEqual([gone, kept, person.email].toSorted())
  server.wait(DAY + 1)
  await clean()
  expect(await left()).toEqual([kept, person.email].toSorted())
  expect(await server.db.query('select from users where email = $1', [gone])).toEqual([])
  expect((await auth.signUp({ email: gone, password: 'correct horse' })).status).toBe(200)
  expect(await server.mailTo(gone)).toBeDefined()
})
