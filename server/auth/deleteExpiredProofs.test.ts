import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { authCalls, createPkcePair, SessionShape, statusAndBody } from '#server/testing/auth.ts'
import { deleteExpiredProofs } from './deleteExpiredProofs.ts'

const server = await startTestServer()
afterAll(server.close)
const auth = authCalls(server.app)

const DAY = 24 * 3600
const clean = () => deleteExpiredProofs(server.db, server.deps.now())
const count = async (table: 'mail_tokens' | 'flow_states' | 'refresh_tokens' | 'security_events') =>
  (await server.db.query(`select from ${table}`)).length

test('expired links, flows, used tokens and old events are deleted, and no session ends', async () => {
  const { refreshToken } = await server.signUp()
  await auth.signUp({ email: 'ada@example.com', password: 'correct horse', ...createPkcePair().challenge })
  const second = SessionShape.parse((await statusAndBody(auth.refresh(refreshToken)))[1])
  await clean()
  expect([await count('mail_tokens'), await count('flow_states'), await count('refresh_tokens')]).toEqual([
    1, 1, 2,
  ])

  server.wait(3 * DAY)
  await clean()
  expect([await count('mail_tokens'), await count('flow_states'), await count('refresh_tokens')]).toEqual([
    0, 0, 2,
  ])

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
  const tables = ['mail_tokens', 'flow_states', 'refresh_tokens', 'security_events'] as const
  const counts = () => Promise.all(tables.map(count))
  const [mails, flows, tokens = 0, events] = await counts()

  const left = []
  let waited = 0
  for (const days of [1, 2, 90, 365])
    for (const seconds of [days * DAY, days * DAY + 0.001]) {
      server.wait(seconds - waited)
      waited = seconds
      await clean()
      left.push(await counts())
    }
  expect({ mails, flows }).toEqual({ mails: 1, flows: 1 })
  expect(left).toEqual([
    [1, 1, tokens, events],
    [0, 1, tokens, events],
    [0, 1, tokens, events],
    [0, 0, tokens, events],
    [0, 0, tokens, events],
    [0, 0, tokens - 1, events],
    [0, 0, tokens - 1, events],
    [0, 0, tokens - 1, 0],
  ])
})
