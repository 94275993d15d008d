import { afterAll, expect, test } from 'vitest'
import { NotificationPage } from '#shared/notifications/notification.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { people } from '#server/people/slice.ts'
import { asked, incomingOf } from '#server/people/testing/requests.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'

const server = await startTestServer()
afterAll(server.close)

const eventsOf = async (person: TestPerson) =>
  (await read(NotificationPage, person.get('/api/notifications'))).items.map(({ event }) => event)

/** A person who got a request, with its notification. */
async function told() {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  const sent = await asked(ann, ben)
  await server.deps.due.idle('request_sent')
  await runDue(server.deps, people.due ?? {}, server.deps.now(), ben.id)
  const [request] = await incomingOf(ben)
  expect(await eventsOf(ben)).toEqual(['friend_request'])
  return { ann, ben, sent: sent.id, received: request?.id ?? '' }
}

test.each<[string, (scene: Awaited<ReturnType<typeof told>>) => Promise<Response> | Response]>([
  ['is taken back', ({ ann, sent }) => ann.delete(`/api/friend-requests/${sent}`)],
  ['is accepted', ({ ben, received }) => ben.post(`/api/friend-requests/${received}/accept`)],
  ['is declined', ({ ben, received }) => ben.post(`/api/friend-requests/${received}/decline`)],
  [
    'is answered by one’s own',
    ({ ann, ben }) => ben.post('/api/friend-requests', { to: ann.profile.handle }),
  ],
  ['ends by a block', ({ ann, ben }) => ann.put(`/api/blocks/${ben.id}`)],
])('what told of a request that %s is gone, read or not, and its count', async (_, act) => {
  const scene = await told()
  expect((await act(scene)).status).toBeLessThan(300)
  await server.deps.due.idle('request_sent')
  expect(await eventsOf(scene.ben)).not.toContain('friend_request')
  const { unread_count } = await read(NotificationPage, scene.ben.get('/api/notifications'))
  expect(unread_count).toBe((await eventsOf(scene.ben)).length)
})
