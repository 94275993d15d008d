import { afterAll, expect, test } from 'vitest'
import { ChallengePage } from '#shared/challenges/challenge.ts'
import { NotificationPage } from '#shared/notifications/notification.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aChallenge, made, secondsTo, seenBy, withFriends } from './testing/scene.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const listOf = async (person: TestPerson) => (await read(ChallengePage, person.get('/api/challenges'))).items

test('a name that is sent around by challenges is in lists while somebody is in them, twenty at a time, and tells nobody', async () => {
  const [ann, ben] = await withFriends(server, 1)
  if (!ann || !ben) throw new Error('There are two')
  for (let round = 0; round < 25; round += 1) {
    const { id } = await made(ann, aChallenge(server, ann, { name: 'Buy this', invite: [ben.id] }))
    expect((await ann.post(`/api/challenges/${id}/leave`)).status).toBe(200)
    expect(await seenBy(ben, id)).toMatchObject({ state: 'cancelled', me: 'invited' })
  }
  expect(await listOf(ben)).toEqual([])
  for (let round = 0; round < 20; round += 1)
    await made(ann, aChallenge(server, ann, { name: 'Buy this', invite: [ben.id] }))
  const more = aChallenge(server, ann, { invite: [ben.id] })
  expect((await ann.post('/api/challenges', more)).status).toBe(409)
  const listed = await listOf(ben)
  expect(listed).toHaveLength(20)
  const { items: notices } = await read(NotificationPage, ben.get('/api/notifications'))
  expect(notices.filter(({ event }) => event.startsWith('challenge'))).toEqual([])
  const report = { kind: 'challenge', target_id: listed[0]?.id, reason: 'spam' }
  expect((await ben.post('/api/reports', report)).status).toBe(201)
  expect((await ben.post(`/api/challenges/${listed[0]?.id}/decline`)).status).toBe(200)
  expect(await listOf(ben)).toHaveLength(19)
})

test('an invitation that nobody took is in no list once the challenge has ended, and what it was can still be read', async () => {
  const [ann, ben, cleo] = await withFriends(server, 2)
  if (!ann || !ben || !cleo) throw new Error('There are three')
  const { id, ends_at } = await made(ann, aChallenge(server, ann, { invite: [ben.id, cleo.id] }))
  await cleo.post(`/api/challenges/${id}/join`)
  const seconds = secondsTo(server, { ends_at })
  server.wait(seconds - 1)
  for (const person of [ann, ben, cleo]) expect(await listOf(person)).toHaveLength(1)
  server.wait(1)
  expect(await listOf(ben)).toEqual([])
  for (const person of [ann, cleo]) expect(await listOf(person)).toMatchObject([{ id, state: 'ended' }])
  expect(await seenBy(ben, id)).toMatchObject({ state: 'ended', me: 'invited' })
})
