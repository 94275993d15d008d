import { afterAll, expect, test } from 'vitest'
import { PushSubscriptionRow, PushSubscriptions } from '#shared/push/subscription.ts'
import { read, startTestServer, type TestServer } from '#server/testing.ts'
import { authCalls, statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { createReceiver } from '#server/testing/pushReceiver.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<TestServer['signUp']>>
const PATH = '/api/push-subscriptions'
const list = async (person: Person) => (await read(PushSubscriptions, person.get(PATH))).items

async function aSubscription(endpoint = `https://push.example.com/send/${crypto.randomUUID()}`) {
  return { endpoint, expirationTime: null, keys: (await createReceiver()).keys }
}

test('a subscription is listed without its address and keys, is known the second time, and can be ended', async () => {
  const ann = await server.signUp()
  const events = await openEvents(server.app, ann.token)
  const asked = await aSubscription()
  const first = await statusAndBody(ann.post(PATH, asked))
  expect(first).toEqual([
    201,
    {
      id: expect.any(String),
      endpoint_host: 'push.example.com',
      user_agent: null,
      created_at: '2026-03-02T09:00:00.000Z',
      last_success_at: null,
    },
  ])
  const { id } = PushSubscriptionRow.parse(first[1])
  expect((await events.next())?.data?.changes).toEqual([{ table: 'push_subscriptions', id, op: 'insert' }])
  expect(await statusAndBody(ann.post(PATH, asked))).toEqual([200, first[1]])
  const { expirationTime: _, ...bare } = asked
  const keys = (await createReceiver()).keys
  expect(await statusAndBody(ann.post(PATH, { ...bare, keys }))).toEqual([200, first[1]])
  expect((await events.next())?.data?.changes).toEqual([{ table: 'push_subscriptions', id, op: 'update' }])
  const text = await (await ann.get(PATH)).text()
  for (const secret of [asked.endpoint, asked.keys.auth, asked.keys.p256dh, keys.auth])
    expect(text).not.toContain(secret)
  expect(JSON.parse(text)).toEqual({ items: [first[1]], next_cursor: null })

  const bob = await server.signUp()
  const unknown = await statusAndBody(ann.delete(`${PATH}/${crypto.randomUUID()}`))
  expect(await statusAndBody(bob.delete(`${PATH}/${id}`))).toEqual(unknown)
  expect(unknown[0]).toBe(404)
  expect((await ann.delete(`${PATH}/${id}`)).status).toBe(204)
  expect((await ann.delete(`${PATH}/${id}`)).status).toBe(404)
  expect(await list(ann)).toEqual([])
  await events.close()
})

test('an endpoint of somebody else moves to the caller, and both hear of it', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const asked = await aSubscription()
  const { id } = await read(PushSubscriptionRow, ann.post(PATH, asked))
  const events = await openEvents(server.app, ann.token)
  expect((await bob.post(PATH, asked)).status).toBe(201)
  expect((await events.next())?.data?.changes).toEqual([{ table: 'push_subscriptions', id, op: 'delete' }])
  expect([await list(ann), (await list(bob)).length]).toEqual([[], 1])
  await events.close()
})

test('registered by two people and several times at once it is one row of one person', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const asked = await aSubscription()
  const answers = await Promise.all(
    [ann, bob, ann, bob, ann, bob].map(async (person) => (await person.post(PATH, asked)).status),
  )
  expect(answers.every((status) => [200, 201, 409].includes(status))).toBe(true)
  expect([...(await list(ann)), ...(await list(bob))]).toHaveLength(1)
})

test('of 21 the oldest goes', async () => {
  const ann = await server.signUp()
  const made: string[] = []
  for (let number = 0; number < 21; number += 1) {
    server.wait(1)
    made.push((await read(PushSubscriptionRow, ann.post(PATH, await aSubscription()))).id)
  }
  expect((await list(ann)).map(({ id }) => id)).toEqual(made.slice(1).toReversed())
})

test('a subscription goes with the session that made it, and a device that is signed out gets no more', async () => {
  const ann = await server.signUp()
  await ann.post(PATH, await aSubscription())
  expect((await authCalls(server.app).post('/logout?scope=global', {}, ann.token)).status).toBe(204)
  expect(await server.db.query('select from push_subscriptions where user_id = $1', [ann.id])).toEqual([])
  expect((await ann.post(PATH, await aSubscription())).status).toBe(401)
})

const { keys } = await createReceiver()
const fine = { endpoint: 'https://push.example.com/send/a', keys }

test.each([
  [{}, 'endpoint'],
  [{ ...fine, endpoint: '' }, 'endpoint'],
  [{ ...fine, endpoint: 'push.example.com' }, 'endpoint'],
  [{ ...fine, endpoint: 'ftp://push.example.com/' }, 'endpoint'],
  [{ ...fine, endpoint: 'https://me@push.example.com/' }, 'endpoint'],
  [{ ...fine, endpoint: 'https://127.0.0.1/push' }, 'endpoint'],
  [{ ...fine, endpoint: 'https://0x7f.1/push' }, 'endpoint'],
  [{ ...fine, endpoint: 'http://[::ffff:10.0.0.1]/push' }, 'endpoint'],
  [{ ...fine, endpoint: 'http://localhost:3000/' }, 'endpoint'],
  [{ ...fine, endpoint: `https://push.example.com/${'x'.repeat(2000)}` }, 'endpoint'],
  [{ ...fine, keys: { auth: keys.auth } }, 'keys.p256dh'],
  [{ ...fine, keys: { ...keys, p256dh: 'no key' } }, 'keys.p256dh'],
  [{ ...fine, keys: { ...keys, p256dh: keys.auth } }, 'keys.p256dh'],
  [{ ...fine, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } }, 'keys.p256dh'],
  [{ ...fine, keys: { ...keys, auth: 'AAAA' } }, 'keys.auth'],
  [{ ...fine, keys: { ...keys, auth: `${keys.auth}AAAA` } }, 'keys.auth'],
  [{ ...fine, name: 'Phone' }, 'name'],
])('%j is refused beside its field', async (asked, field) => {
  const ann = await server.signUp()
  const [status, body] = await statusAndBody(ann.post(PATH, asked))
  expect([status, (body as { details?: { field: string }[] }).details?.[0]?.field]).toEqual([400, field])
  expect(await list(ann)).toEqual([])
})
