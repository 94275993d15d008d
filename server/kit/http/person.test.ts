import { afterAll, expect, test } from 'vitest'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { startTestServer } from '#server/testing.ts'
import { personOf } from './person.ts'

const server = await startTestServer()
const { db, people } = server.deps
afterAll(server.close)

test('a person without a session is the one whom a session shows, by the settings of now', async () => {
  const ann = await server.signUp({ timezone: 'Asia/Tokyo' })
  const changed = await ann.patch('/api/profile', { week_start: 3, day_start: '04:00' })
  expect(changed.status).toBe(200)
  expect(await personOf(db, ann.id)).toEqual({
    id: ann.id,
    dayRule: { timezone: 'Asia/Tokyo', dayStart: '04:00' },
    weekStart: 3,
    isGamified: true,
  })
  expect(await people.ofToken(ann.token)).toEqual({
    ...(await personOf(db, ann.id)),
    sessionId: ann.sessionId,
    deletionAt: null,
  })
})

test('whether somebody is shown XP, levels and streaks is known with them, from the change of the setting on', async () => {
  const ann = await server.signUp()
  for (const gamificationEnabled of [false, true]) {
    expect((await ann.patch('/api/settings', { gamificationEnabled })).status).toBe(200)
    expect(await personOf(db, ann.id)).toMatchObject({ isGamified: gamificationEnabled })
    expect(await people.ofToken(ann.token)).toMatchObject({ isGamified: gamificationEnabled })
  }
})

test('nobody is the person of an id that no account has', async () => {
  expect(await personOf(db, newId() as UserId)).toBeNull()
})
