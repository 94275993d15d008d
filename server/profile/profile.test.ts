import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

test('a profile tells the zone, the level and the date of joining', async () => {
  const { profile } = await server.signUp({ name: 'Ada Lovelace', timezone: 'Europe/Vienna' })
  expect(profile).toMatchObject({
    name: 'Ada Lovelace',
    handle: 'ada_lovelace',
    timezone: 'Europe/Vienna',
    plan: 'free',
    level: 1,
    xp: 0,
    week_start: 0,
    day_start: '00:00',
    betaAccess: true,
    joinDate: '2026-03-02T09:00:00.000Z',
  })
})

test('nobody sees a profile without a token', async () => {
  const answer = await server.app.request('/api/profile')
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ code: 'unauthenticated', message: 'Auth session missing!' })
})
