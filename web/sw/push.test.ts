import { expect, test, vi } from 'vitest'
import type { PushMessage } from '#shared/push/pushMessage.ts'
import { handlePushes } from './push.ts'

const MESSAGE: PushMessage = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'reminder',
  title: 'Water the plants',
  body: 'Today at 09:00',
  url: '/goals',
  tag: 'x'.repeat(32),
  actions: ['done', 'snooze'],
  action_token: 'a token',
  unread_count: 3,
}

type Shown = { title: string; body: string; tag?: string; data: unknown; actions: unknown; close: () => void }

/** A worker's scope, as far as pushes use it: what is shown is kept under its tag, windows and the badge are written down. */
function aWorker({ windows = 0 } = {}) {
  const shown = new Map<string, Shown>()
  const said: unknown[] = []
  const opened: string[] = []
  const badges: number[] = []
  const window = { focus: async () => {}, postMessage: (message: unknown) => void said.push(message) }
  const scope = Object.assign(new EventTarget(), {
    registration: {
      showNotification: async (title: string, options: Omit<Shown, 'title' | 'close'>) => {
        const key = options.tag ?? title
        shown.set(key, { title, ...options, close: () => void shown.delete(key) })
      },
    },
    clients: {
      matchAll: async () => Array.from({ length: windows }, () => window),
      openWindow: async (url: string) => void opened.push(url),
    },
    navigator: {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    },
  })
  handlePushes(scope as unknown as Parameters<typeof handlePushes>[0])

  /** Gives the worker an event, and waits for all that it does then. */
  async function give(type: string, parts: object) {
    const waiting: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void waiting.push(work)
    scope.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...parts }))
    await Promise.all(waiting)
  }
  const push = (message: object | string) =>
    give('push', { data: { json: () => (typeof message === 'string' ? JSON.parse(message) : message) } })
  const press = (action: string) =>
    give('notificationclick', { notification: [...shown.values()][0], action })
  return { shown, said, opened, badges, push, press }
}

/** The server, which answers with these statuses; none is a network that is away. */
function answering(...statuses: number[]) {
  const fetched = vi.fn(async (_path: string, _request: { method: string; body: string }) => {
    const status = statuses.shift()
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response('{}', { status })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('a push is shown with its buttons and its badge, once under its tag, and open windows hear of it', async () => {
  const worker = aWorker({ windows: 1 })
  await worker.push(MESSAGE)
  await worker.push(MESSAGE)
  expect([...worker.shown.values()]).toMatchObject([
    {
      title: 'Water the plants',
      body: 'Today at 09:00',
      actions: [
        { action: 'done', title: 'Done' },
        { action: 'snooze', title: 'Snooze 10 min' },
      ],
    },
  ])
  expect(worker.badges).toEqual([3, 3])
  expect(worker.said[0]).toEqual({ kind: 'pushed', id: MESSAGE.id, title: MESSAGE.title })
})

test('what cannot be read is shown as something', async () => {
  const worker = aWorker()
  await worker.push('not JSON')
  expect([...worker.shown.values()]).toMatchObject([{ title: 'Goal Crusher', actions: [] }])
  await worker.press('')
  expect(worker.opened).toEqual(['/dashboard'])
})

test('a button does its work by the token of the push, with no window open', async () => {
  const [worker, fetched] = [aWorker(), answering(200)]
  await worker.push(MESSAGE)
  await worker.press('done')
  expect(fetched.mock.calls).toMatchObject([['/api/notification-actions', { method: 'POST' }]])
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toEqual({ token: 'a token', action: 'done' })
  expect([worker.shown.size, worker.opened, worker.badges]).toEqual([0, [], [3, 2]])
})

test('without a network it is offered again until it is done, and says so once', async () => {
  const worker = aWorker()
  await worker.push(MESSAGE)
  answering()
  for (const _ of [1, 2]) {
    await worker.press('done')
    expect([...worker.shown.values()]).toMatchObject([
      { body: 'Today at 09:00\nNot sent: there was no connection. Please try again.', actions: [{}, {}] },
    ])
  }
  const fetched = answering(200)
  await worker.press('done')
  expect([worker.shown.size, fetched.mock.calls.length]).toEqual([0, 1])
})

test.each([401, 409])('refused (%i), the product opens at what the push was about', async (status) => {
  const worker = aWorker()
  await worker.push(MESSAGE)
  answering(status)
  await worker.press('done')
  expect([worker.opened, worker.shown.size]).toEqual([['/goals'], 0])
})

test('pressed itself it goes on in the window that is open, and never outside the product', async () => {
  const worker = aWorker({ windows: 1 })
  await worker.push(MESSAGE)
  await worker.press('')
  await worker.push({ ...MESSAGE, url: '//evil.example/' })
  await worker.press('')
  expect(worker.said.filter((message) => (message as { kind: string }).kind === 'open')).toEqual([
    { kind: 'open', url: '/goals' },
    { kind: 'open', url: '/dashboard' },
  ])
  expect(worker.opened).toEqual([])
})
