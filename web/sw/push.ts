import type { PushMessage } from '#shared/push/pushMessage.ts'
import type { WorkerMessage } from '#shared/push/workerMessage.ts'

/** The worker that these belong to. TypeScript does not know the badge of workers, nor the buttons of notifications. */
type Worker = ServiceWorkerGlobalScope & {
  navigator: WorkerNavigator & {
    setAppBadge?: (count: number) => Promise<void>
    clearAppBadge?: () => Promise<void>
  }
}
type Buttons = { actions: { action: string; title: string }[]; renotify: boolean }
type Shown = Pick<PushMessage, 'id' | 'url' | 'action_token' | 'unread_count'>

const LABELS: Record<PushMessage['actions'][number], string> = {
  done: 'Done',
  snooze: 'Snooze 10 min',
  skip: 'Skip',
}

/** Shows pushes and does what is pressed on them, with or without an open window (docs/rules/push.md, Push). */
export function handlePushes(worker: Worker): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, messageOf(event.data))))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(
      event.action ? act(worker, event.notification, event.action) : open(worker, urlOf(event.notification)),
    )
  })
}

/** Browsers show something for each push, so what cannot be read still says that there is something. */
function messageOf(data: PushMessageData | null): Partial<PushMessage> {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

async function show(worker: Worker, message: Partial<PushMessage>): Promise<void> {
  const { id = '', title = 'Goal Crusher', body = '', url = '/dashboard', tag = '' } = message
  const { actions = [], action_token = '', unread_count } = message
  const data: Shown = { id, url, action_token, unread_count: unread_count ?? 0 }
  const buttons: Buttons = {
    actions: actions.map((action) => ({ action, title: LABELS[action] })),
    renotify: tag !== '',
  }
  await worker.registration.showNotification(title, {
    body,
    ...(tag && { tag }),
    icon: '/icon-192.png',
    badge: '/icon-48.png',
    data,
    ...buttons,
  })
  if (unread_count !== undefined) await setBadge(worker, unread_count)
  await tellWindows(worker, { kind: 'pushed', id, title })
}

async function tellWindows(worker: Worker, message: WorkerMessage): Promise<void> {
  for (const window of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    say(window, message)
}

async function setBadge({ navigator }: Worker, count: number): Promise<void> {
  await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {})
}

/** Done without a network it is offered again; refused, the product is opened at what it is about. */
async function act(worker: Worker, notification: Notification, action: string): Promise<void> {
  const shown: Shown = notification.data
  const answer = await fetch('/api/notification-actions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: shown.action_token, action }),
  }).catch(() => null)
  if (answer === null || answer.status >= 500) return offerAgain(worker, notification)
  if (!answer.ok) return open(worker, urlOf(notification))
  await setBadge(worker, Math.max(0, shown.unread_count - 1))
}

function offerAgain(worker: Worker, { title, body, tag, icon, data, ...rest }: Notification): Promise<void> {
  const { actions = [] } = rest as Partial<Buttons>
  const words = [body.replace(NOT_SENT, ''), NOT_SENT].filter(Boolean).join('')
  const buttons: Buttons = { actions, renotify: false }
  return worker.registration.showNotification(title, {
    body: words,
    tag,
    icon,
    data,
    silent: true,
    ...buttons,
  })
}

const NOT_SENT = '\nNot sent: there was no connection. Please try again.'

/** Goes on in a window that is open, which keeps what is typed there, or opens one. */
async function open(worker: Worker, url: string): Promise<void> {
  const [window] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!window) return void (await worker.clients.openWindow(url))
  await window.focus().catch(() => {})
  const message: WorkerMessage = { kind: 'open', url }
  say(window, message)
}

function say(window: Client, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window of ours has none
  window.postMessage(message)
}

/** A path of ours, whatever the push says. */
function urlOf(notification: Notification): string {
  const { url = '' } = (notification.data ?? {}) as Partial<Shown>
  return /^\/(?!\/)/.test(url) ? url : '/dashboard'
}
