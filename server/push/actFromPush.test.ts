import { afterAll, expect, test } from 'vitest'
import { ActedPush } from '#shared/push/pushAction.ts'
import { Stats } from '#shared/progress/stats.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { authCalls, statusAndBody } from '#server/testing/auth.ts'
import { inboxOf, tellPerson } from '#server/testing/notifications.ts'
import { request } from '#server/testing/people.ts'
import { startPushPeer } from '#server/testing/pushPeer.ts'
import { signActionToken } from './actionToken.ts'

const peer = await startPushPeer(() => new Date('2026-03-02T09:00:00Z'))
const server = await startTestServer({
  settings: { OUTBOUND_ALLOW: peer.host, ACCESS_TOKEN_TTL: 31_536_000 },
})
afterAll(() => [peer.close(), server.close()])
const { deps } = server

const act = (body: object) =>
  statusAndBody(server.app.request('/api/notification-actions', request('POST', body)))
const refusedWith = (code: string) => expect.objectContaining({ code })

/** A person with a push on their lock screen about a task. */
async function withPush() {
  const ann = await server.signUp()
  const task = aTask()
  await ann.post('/api/tasks', task)
  await ann.post('/api/push-subscriptions', await peer.subscribe())
  const about = { kind: 'task', id: task.id } as const
  const id = await tellPerson(deps, ann, {
    kind: 'reminder',
    event: 'task_reminder',
    target: about,
    actions: ['done', 'snooze', 'skip'],
  })
  await deps.due.idle('push')
  const token = String(peer.taken.findLast(({ message }) => message['id'] === id)?.message['action_token'])
  return { ann, id: id ?? '', task, token }
}
const xpOf = async (ann: Awaited<ReturnType<typeof server.signUp>>) =>
  (await read(Stats, ann.get('/api/stats'))).xp

test('a task is completed from its push, once, however often it is pressed, and the answer shows no task', async () => {
  const { ann, id, task, token } = await withPush()
  const [first, second] = await Promise.all([act({ token, action: 'done' }), act({ token, action: 'done' })])
  expect(first).toEqual(second)
  expect(first).toEqual([
    200,
    expect.objectContaining({ award: expect.objectContaining({ xp: task.xp_reward }) }),
  ])
  expect(ActedPush.parse(first[1]).notification).toMatchObject({ id, acted: { action: 'done' } })
  expect(first[1]).not.toHaveProperty('task')
  expect(await xpOf(ann)).toBe(task.xp_reward)
  expect((await inboxOf(ann)).unread_count).toBe(0)
  expect(await act({ token, action: 'skip' })).toEqual([409, refusedWith('conflict')])
})

test('a push and a device at once have one effect', async () => {
  const { ann, id, task, token } = await withPush()
  const answers = await Promise.all([
    act({ token, action: 'done' }),
    statusAndBody(ann.post(`/api/notifications/${id}/act`, { action: 'done' })),
    statusAndBody(ann.act(task.id, 'complete')),
  ])
  for (const [status] of answers) expect([200, 409]).toContain(status)
  expect(await xpOf(ann)).toBe(task.xp_reward)
})

test('a snooze from a push keeps the task, and minutes are checked', async () => {
  const { ann, token } = await withPush()
  expect((await act({ token, action: 'snooze', minutes: 4 }))[0]).toBe(400)
  expect((await act({ token, action: 'snooze', minutes: 1441 }))[0]).toBe(400)
  expect(await act({ token, action: 'snooze', minutes: 30 })).toEqual([
    200,
    { notification: expect.objectContaining({ snoozed_until: '2026-03-02T09:30:00.000Z' }) },
  ])
  expect(await xpOf(ann)).toBe(0)
})

test('a token is for its own notification and person, and is forged by nobody', async () => {
  const [ann, bob] = [await withPush(), await withPush()]
  const parts = ann.token.split('.')
  const mixed = [
    [...parts.slice(0, 2), bob.id, ...parts.slice(3)],
    [bob.ann.id, ...parts.slice(1)],
    [...parts.slice(0, 3), String(Number(parts[3]) + 1), ...parts.slice(4)],
    [...parts.slice(0, 4), 'A'.repeat(43)],
    parts.slice(0, 4),
    ['x'],
  ]
  for (const forged of mixed)
    expect(await act({ token: forged.join('.'), action: 'done' })).toEqual([
      401,
      refusedWith('unauthenticated'),
    ])
  const grant = { userId: ann.ann.id, sessionId: parts[1] ?? '', noticeId: bob.id }
  const ofAnother = signActionToken(deps.vault, grant, deps.now())
  expect((await act({ token: ofAnother, action: 'done' }))[0]).toBe(404) // ours, for a notification that is not the person's
  expect((await act({ token: ann.ann.token, action: 'done' }))[0]).toBe(400) // longer than any
  expect(await xpOf(ann.ann)).toBe(0)
})

test.each([['global'], ['local']])('a token dies when its browser is signed out (%s)', async (scope) => {
  const { ann, token } = await withPush()
  await authCalls(server.app).post(`/logout?scope=${scope}`, {}, ann.token)
  expect(await act({ token, action: 'done' })).toEqual([401, refusedWith('unauthenticated')])
})

test('a token is good for 24 hours', async () => {
  const [one, other] = [await withPush(), await withPush()]
  server.turnClock(24 * 3600 - 1)
  expect((await act({ token: one.token, action: 'done' }))[0]).toBe(200)
  server.turnClock(1)
  expect(await act({ token: other.token, action: 'done' })).toEqual([401, refusedWith('unauthenticated')])
  server.turnClock(-24 * 3600)
})

test.each([
  [{}, 'token'],
  [{ token: 'x' }, 'action'],
  [{ token: 'x', action: 'complete' }, 'action'],
  [{ token: 1, action: 'done' }, 'token'],
  [{ token: 'x', action: 'done', minutes: 10.5 }, 'minutes'],
  [{ token: 'x', action: 'done', id: 'y' }, 'id'],
])('%j is refused beside its field', async (body, field) => {
  expect(await act(body)).toEqual([
    400,
    expect.objectContaining({ details: expect.arrayContaining([expect.objectContaining({ field })]) }),
  ])
})
