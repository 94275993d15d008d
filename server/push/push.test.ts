import { afterAll, expect, test } from 'vitest'
import { NotificationPage } from '#shared/notifications/notification.ts'
import { PushSubscriptionRow, PushSubscriptions } from '#shared/push/subscription.ts'
import { read, type TestOverrides, startTestServer, type TestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { tellPerson } from '#server/testing/notifications.ts'
import type { NewNotice } from '#server/notifications/createNotice.ts'
import { startPushPeer } from '#server/testing/pushPeer.ts'
import { dueKindsOf } from '#server/kit/due/dueKind.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { SLICES } from '#server/slices.ts'

const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** A server and a push service that it may call. */
async function aServer(overrides: TestOverrides = {}) {
  const clock = { now: () => new Date() }
  const peer = await startPushPeer(() => clock.now())
  const server = await startTestServer({
    ...overrides,
    settings: {
      ACCESS_TOKEN_TTL: 31_536_000,
      OUTBOUND_ALLOW: peer.host,
      MAIL_FROM: 'Goals <goals@example.com>',
      ...overrides.settings,
    },
  })
  clock.now = server.deps.now
  closing.push(server.close, peer.close)
  const idle = () => server.deps.due.idle('push')
  /** Lets time go by, and does what is due then, also what the server itself has taken. */
  const run = async (seconds = 0) => {
    await idle()
    server.wait(seconds)
    await runDue(server.deps, dueKindsOf(SLICES), server.deps.now())
    for (const kind of ['push_waiting_nudge', 'push_waiting_social', 'push']) await server.deps.due.idle(kind)
  }
  return { ...server, peer, run, idle }
}

type Scene = Awaited<ReturnType<typeof aServer>>
type Person = Awaited<ReturnType<TestServer['signUp']>>

async function aSubscriber({ signUp, peer }: Scene) {
  const ann = await signUp()
  const asked = await peer.subscribe()
  const { id } = await read(PushSubscriptionRow, ann.post('/api/push-subscriptions', asked))
  return { ann, id, path: new URL(asked.endpoint).pathname }
}
const TOLD = {
  kind: 'reminder',
  event: 'task_reminder',
  title: 'Focus Work Block',
  body: 'Today at 09:30',
  url: '/dashboard',
} satisfies Partial<NewNotice>
/** Tells a person something, as the slices do in which it happens. @returns its id */
const told = ({ deps }: Scene, person: Person, notice: Partial<NewNotice> = {}) =>
  tellPerson(deps, person, { ...TOLD, ...notice })
const subscriptionsOf = async (person: Person) =>
  (await read(PushSubscriptions, person.get('/api/push-subscriptions'))).items

const scene = await aServer()

test('a reminder reaches the browser, encrypted, in the words of the inbox, with what the service is to know', async () => {
  const { ann, path } = await aSubscriber(scene)
  const taskId = crypto.randomUUID()
  const notice = {
    target: { kind: 'task', id: taskId },
    actions: ['done', 'snooze'],
  } satisfies Partial<NewNotice>
  const id = await told(scene, ann, notice)
  await scene.idle()
  const [push, ...more] = scene.peer.taken.filter(({ url }) => url === path)
  expect([more, scene.peer.faults]).toEqual([[], []])
  expect(push?.headers).toMatchObject({
    ttl: '3600',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    'content-encoding': 'aes128gcm',
  })
  expect(push?.claims).toMatchObject({ aud: scene.peer.url, sub: 'mailto:goals@example.com' })
  expect(push?.key).toBe(await scene.deps.vapid.publicKey())
  expect(push?.message).toEqual({
    id,
    kind: 'reminder',
    title: TOLD.title,
    body: TOLD.body,
    url: TOLD.url,
    tag: push?.headers.topic,
    actions: ['done', 'snooze'],
    action_token: expect.any(String),
    unread_count: 1,
  })
  const sent = `${JSON.stringify(push?.headers)} ${push?.body.toString('latin1')}`
  for (const secret of [TOLD.title, TOLD.body, ann.id, taskId, id ?? '']) expect(sent).not.toContain(secret)
  const again = await told(scene, ann, { ...notice, title: 'Once more' })
  await scene.idle()
  const second = scene.peer.taken.at(-1)
  expect([second?.message['id'], second?.headers.topic]).toEqual([again, push?.headers.topic])
  expect((await subscriptionsOf(ann))[0]?.last_success_at).toBe(scene.deps.now().toISOString())
})

test('every browser of the person gets it, nobody else does, and a nudge is not urgent', async () => {
  const { ann, path } = await aSubscriber(scene)
  const other = await scene.peer.subscribe()
  await ann.post('/api/push-subscriptions', other)
  await aSubscriber(scene)
  const before = scene.peer.taken.length
  await told(scene, ann, { kind: 'nudge' })
  await scene.idle()
  const taken = scene.peer.taken.slice(before)
  expect(taken.map(({ url }) => url).toSorted()).toEqual([path, new URL(other.endpoint).pathname].toSorted())
  for (const { headers } of taken) expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal' })
})

test.each([
  ['notifications are off', { notificationsEnabled: false }, {}],
  ['the kind does not go by push', { notify: { reminder: { push: false } } }, {}],
  ['all is muted', { muted_until: '2026-03-02T09:30:00.000Z' }, {}],
  ['it comes too late to be of use', {}, { missed: true }],
])('nothing is pushed where %s, and the inbox has it', async (_why, patch, notice) => {
  const { ann } = await aSubscriber(scene)
  expect((await ann.patch('/api/settings', patch)).status).toBe(200)
  const before = scene.peer.tries
  await told(scene, ann, { kind: 'reminder', ...notice })
  await scene.idle()
  expect(scene.peer.tries).toBe(before)
  expect((await read(NotificationPage, ann.get('/api/notifications'))).unread_count).toBe(1)
})

test('what waits for the end of quiet hours becomes one push a kind, without what was read meanwhile', async () => {
  const night = await aServer()
  const { ann } = await aSubscriber(night)
  await ann.patch('/api/settings', { quiet_start: '08:00', quiet_end: '09:30' }) // it is nine, in UTC
  const first = await told(night, ann, { kind: 'nudge', title: 'First' })
  await told(night, ann, { kind: 'nudge', title: 'Second' })
  await told(night, ann, { kind: 'nudge', title: 'Third' })
  await told(night, ann, { kind: 'social', title: 'Hello' })
  await told(night, ann, { kind: 'reminder', title: 'Set by Ann' })
  await night.idle()
  expect(night.peer.taken.map(({ message }) => message['title'])).toEqual(['Set by Ann'])
  await ann.patch(`/api/notifications/${first}`, { read: true })
  await night.run(29 * 60)
  expect(night.peer.taken).toHaveLength(1)
  await night.run(60)
  const pushed = night.peer.taken.slice(1).map(({ message }) => message)
  expect(pushed).toHaveLength(2)
  expect(pushed).toContainEqual(expect.objectContaining({ kind: 'social', title: 'Hello', unread_count: 4 }))
  expect(pushed).toContainEqual(
    expect.objectContaining({ kind: 'nudge', title: '2 notifications', body: 'Third\nSecond', actions: [] }),
  )
  await night.run(24 * 3600)
  expect(night.peer.taken).toHaveLength(3)
})

test('what was read or done before its push, or muted in its quiet hours, is not sent any more', async () => {
  const night = await aServer()
  const { ann } = await aSubscriber(night)
  await ann.patch('/api/settings', { quiet_start: '08:00', quiet_end: '09:30' })
  await told(night, ann, { kind: 'nudge' })
  await told(night, ann, { kind: 'social' })
  await ann.post('/api/notifications/read', { all: true })
  await told(night, ann, { kind: 'accountability' })
  await ann.patch('/api/settings', { muted_until: '2026-03-02T12:00:00.000Z' })
  await night.run(3600)
  await ann.patch('/api/settings', { muted_until: null })
  await night.run(4 * 3600)
  expect(night.peer.tries).toBe(0)
})

test.each([404, 410])('a subscription that has ended (%i) is removed', async (status) => {
  const gone = await aServer()
  const { ann } = await aSubscriber(gone)
  gone.peer.answer = (response) => void response.writeHead(status).end()
  await told(gone, ann, {})
  await gone.idle()
  expect([await subscriptionsOf(ann), gone.peer.tries]).toEqual([[], 1])
})

test.each([
  ['a busy service without a word', 503, {}, [10, 60, 300]],
  ['a service that says when', 429, { 'retry-after': '90' }, [90, 90, 90]],
  ['a service that says a date', 503, { 'retry-after': 'Mon, 02 Mar 2026 09:02:00 GMT' }, [120]],
])('%s is asked again, and then no more', async (_name, status, headers, pauses) => {
  const busy = await aServer()
  const { ann } = await aSubscriber(busy)
  busy.peer.answer = (response, tries) => {
    const isLast = pauses.length < 3 && tries > pauses.length
    response.writeHead(isLast ? 201 : status, isLast ? {} : headers).end()
  }
  await told(busy, ann, {})
  await busy.idle()
  expect(busy.peer.tries).toBe(1)
  for (const [index, pause] of pauses.entries()) {
    await busy.run(pause - 1)
    expect([index, busy.peer.tries]).toEqual([index, 1 + index])
    await busy.run(1)
    expect([index, busy.peer.tries]).toEqual([index, 2 + index])
  }
  await busy.run(3600)
  expect(busy.peer.tries).toBe(1 + pauses.length)
  expect(await subscriptionsOf(ann)).toHaveLength(1)
})

test.each([400, 403, 413, 302])(
  'a refusal (%i) is not repeated, and the subscription stays',
  async (status) => {
    const refusing = await aServer()
    const { ann } = await aSubscriber(refusing)
    refusing.peer.answer = (response) => void response.writeHead(status, { location: '/elsewhere' }).end()
    await told(refusing, ann, {})
    await refusing.run(600)
    expect([refusing.peer.tries, (await subscriptionsOf(ann)).length]).toEqual([1, 1])
  },
)

test('a service that redirects is followed within itself, and never to an address of this machine', async () => {
  const moving = await aServer()
  const { ann, path } = await aSubscriber(moving)
  const inside = await startPushPeer(moving.deps.now)
  closing.push(inside.close)
  moving.peer.answer = (response, tries) => {
    const location = tries === 1 ? path : `${inside.url}/push`
    response.writeHead(tries === 2 ? 201 : 307, { location }).end()
  }
  await told(moving, ann, {})
  await moving.idle()
  expect([moving.peer.tries, moving.peer.taken.length]).toEqual([2, 1])
  await told(moving, ann, {})
  await moving.run(3600)
  expect([moving.peer.tries, moving.peer.taken.length, inside.tries]).toEqual([3, 1, 0])
})

test('a service that is away is asked again; one that was public and is private now is not called', async () => {
  const away = await aServer()
  const { ann } = await aSubscriber(away)
  away.peer.close()
  await told(away, ann, {})
  await away.idle()
  const waiting = () => away.db.query("select payload from due_moments where kind = 'push'")
  expect(await waiting()).toHaveLength(1)
  away.settings.OUTBOUND_ALLOW = undefined
  await away.run(10)
  expect(await waiting()).toEqual([])
})

test('a test goes to its own browser, whatever is muted, and somebody else’s is unknown', async () => {
  const testing = await aServer()
  const { ann, id, path } = await aSubscriber(testing)
  await ann.post('/api/push-subscriptions', await testing.peer.subscribe())
  await ann.patch('/api/settings', { notificationsEnabled: false })
  const sent = await statusAndBody(ann.post(`/api/push-subscriptions/${id}/test`))
  await testing.idle()
  expect(sent).toEqual([202, { notification_id: testing.peer.taken[0]?.message['id'] }])
  expect(testing.peer.taken.map(({ url, message }) => [url, message['kind']])).toEqual([[path, 'system']])
  const bob = await testing.signUp()
  const unknown = await statusAndBody(ann.post(`/api/push-subscriptions/${crypto.randomUUID()}/test`))
  expect(await statusAndBody(bob.post(`/api/push-subscriptions/${id}/test`))).toEqual(unknown)
  expect(unknown[0]).toBe(404)
})

test('two servers and a claim that ran out: each push comes once, or twice under one id and topic', async () => {
  const shared = await aServer()
  const second = await startTestServer({ db: shared.db, settings: shared.settings, now: shared.deps.now })
  closing.push(() => second.deps.due.stop())
  const { ann } = await aSubscriber(shared)
  const ids: (string | null)[] = []
  for (let number = 0; number < 20; number += 1)
    ids.push(await told(shared, ann, { kind: 'reminder', title: `Number ${number}` }))
  await Promise.all([shared.run(), runDue(second.deps, dueKindsOf(SLICES), shared.deps.now())])
  await shared.idle()
  await second.deps.due.idle('push')
  const seen = shared.peer.taken.map(({ message }) => message['id'])
  expect([seen.length, new Set(seen)]).toEqual([ids.length, new Set(ids)])
})
