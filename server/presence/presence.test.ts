import { afterAll, expect, test } from 'vitest'
import { PersonOfOthers } from '#shared/people/card.ts'
import { shownLastActive } from '#shared/presence/presence.ts'
import { read, startTestServer } from '#server/testing.ts'
import { openEvents } from '#server/testing/events.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

type Stream = Awaited<ReturnType<typeof openEvents>>

async function twoFriends(): Promise<[TestPerson, TestPerson]> {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  await befriend(ann, ben)
  return [ann, ben]
}

async function seenBy(viewer: TestPerson, { id }: TestPerson) {
  const { status, lastActive } = await read(PersonOfOthers, viewer.get(`/api/friends/${id}`))
  return { status, lastActive }
}

/** Whether a stream hears of somebody's presence within a time; other changes are passed over. */
async function hearsOf(stream: Stream, { id }: TestPerson, milliseconds = 8_000): Promise<boolean> {
  const until = performance.now() + milliseconds
  for (;;) {
    const left = until - performance.now()
    const heard = left > 0 ? await stream.next(left) : null
    if (!heard) return false
    if (heard.data?.changes.some((change) => change.table === 'presence' && change.id === id)) return true
  }
}

test('somebody is online with an open stream, away after five minutes, online when active, and offline 30 seconds after it', async () => {
  const [ann, ben] = await twoFriends()
  expect(await seenBy(ann, ben)).toEqual({ status: 'offline', lastActive: null })
  const stream = await openEvents(server.app, ben.token)
  const rounded = shownLastActive(server.deps.now(), server.deps.now())
  await expect.poll(() => seenBy(ann, ben)).toEqual({ status: 'online', lastActive: rounded })
  server.turnClock(301)
  expect(await seenBy(ann, ben)).toEqual({ status: 'away', lastActive: rounded })
  expect((await ben.post('/api/presence', { active: false })).status).toBe(204)
  expect((await seenBy(ann, ben)).status).toBe('away')
  expect((await ben.post('/api/presence', { active: true })).status).toBe(204)
  expect((await seenBy(ann, ben)).status).toBe('online')
  await stream.close()
  await expect.poll(() => server.deps.hub.isListening(ben.id)).toBe(false)
  await expect.poll(async () => (await seenBy(ann, ben)).status).toBe('online') // once the end of the stream is noted
  server.turnClock(29)
  expect((await seenBy(ann, ben)).status).toBe('online')
  server.turnClock(1)
  expect((await seenBy(ann, ben)).status).toBe('offline')
  expect((await ben.post('/api/presence', { active: 'yes' })).status).toBe(400)
})

test('who does not show it is offline for everybody, without a last moment', async () => {
  const [ann, ben] = await twoFriends()
  const stream = await openEvents(server.app, ben.token)
  await expect.poll(async () => (await seenBy(ann, ben)).status).toBe('online')
  await ben.patch('/api/settings', { show_presence: false })
  expect(await seenBy(ann, ben)).toEqual({ status: 'offline', lastActive: null })
  const own = await read(PersonOfOthers, ben.get(`/api/people/${ben.profile.handle}`))
  expect([own.status, own.lastActive]).toEqual(['offline', null])
  await stream.close()
})

test('friends with a stream hear of a change, once; strangers and streams that come back hear nothing', async () => {
  const [ann, ben] = await twoFriends()
  const cleo = await server.signUp()
  const streams = [await openEvents(server.app, ann.token), await openEvents(server.app, cleo.token)] as const
  await ann.patch('/api/settings', { themeColor: 'red' })
  const position = (await streams[0].next())?.id
  const his = await openEvents(server.app, ben.token)
  expect(await hearsOf(streams[0], ben)).toBe(true)
  expect(await hearsOf(streams[1], ben, 300)).toBe(false)
  expect(await hearsOf(streams[0], ben, 1_000)).toBe(false)
  const back = await openEvents(server.app, ann.token, position)
  expect(await hearsOf(back, ben, 500)).toBe(false)
  await Promise.all([...streams, his, back].map((stream) => stream.close()))
})

test('of one person a friend hears at most every ten seconds, and by time of who is away and who has gone', async () => {
  const [ann, ben] = await twoFriends()
  const stream = await openEvents(server.app, ann.token)
  const his = await openEvents(server.app, ben.token)
  expect(await hearsOf(stream, ben)).toBe(true)
  await ben.patch('/api/settings', { show_presence: false })
  server.turnClock(9)
  server.deps.hub.beatSoon()
  expect(await hearsOf(stream, ben, 400)).toBe(false)
  server.turnClock(1)
  expect(await hearsOf(stream, ben)).toBe(true) // offline
  await ben.patch('/api/settings', { show_presence: true })
  server.turnClock(301)
  expect(await hearsOf(stream, ben)).toBe(true) // away
  await his.close()
  await expect.poll(() => server.deps.hub.isListening(ben.id)).toBe(false)
  server.turnClock(31)
  expect(await hearsOf(stream, ben)).toBe(true) // offline
  await stream.close()
})

test('a friend at another server hears of it, and sees it', async () => {
  const [ann, ben] = await twoFriends()
  const other = await startTestServer({
    db: server.db,
    now: server.deps.now,
    settings: { ACCESS_TOKEN_TTL: 31_536_000 },
  })
  const stream = await openEvents(other.app, ann.token)
  const his = await openEvents(server.app, ben.token)
  expect(await hearsOf(stream, ben)).toBe(true)
  const answer = await other.app.request(`/api/friends/${ben.id}`, {
    headers: { authorization: `Bearer ${ann.token}` },
  })
  expect(await answer.json()).toMatchObject({ status: 'online' })
  await ben.put(`/api/blocks/${ann.id}`)
  await his.close()
  server.turnClock(40)
  expect(await hearsOf(stream, ben, 6_000)).toBe(false)
  await stream.close()
  await other.deps.due.stop()
  await other.deps.hub.stop()
})
