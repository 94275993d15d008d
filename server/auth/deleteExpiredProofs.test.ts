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
