import { About } from '#shared/about/about.ts'
import { PushSubscriptionRow } from '#shared/push/subscription.ts'
import type { Api } from '#web/kit/api.ts'

/**
 * Whether this browser takes pushes for its person: `on`; `off`; `refused` by the person, which only the browser's own settings
 * undo; `home-screen`: an iPhone or iPad, where only an installed app may; `unsupported`.
 */
export type DevicePush = 'on' | 'off' | 'refused' | 'home-screen' | 'unsupported'

/** A browser that opens without a service worker gets one within this time, or not at all. Milliseconds. */
const WORKER_WITHIN_MS = 10_000

/** What holds for this browser now. */
export async function readDevicePush(): Promise<DevicePush> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApplesTouchDevice() ? 'home-screen' : 'unsupported'
  if (Notification.permission === 'denied') return 'refused'
  return Notification.permission === 'granted' && (await currentSubscription()) ? 'on' : 'off'
}

/** iPads say that they are Macs, which have no touch. */
function isApplesTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/**
 * Asks for the permission, subscribes and registers. To be called from a tap: browsers ask for nothing else.
 *
 * @returns the registered row; null when the person did not allow it
 * @throws an Error when the browser has no worker or its push service does not answer
 */
export async function turnOnPush(api: Api): Promise<PushSubscriptionRow | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  return register(api)
}

/**
 * Registers this browser again where it takes pushes already: with the session of now, and with the server's key of now.
 *
 * @returns the registered row; null where it takes none
 */
export async function renewPush(api: Api): Promise<PushSubscriptionRow | null> {
  return (await readDevicePush()) === 'on' ? register(api) : null
}

/** Ends this browser's subscription, here and on the server. */
export async function turnOffPush(api: Api): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  const { id } = await api.post('/api/push-subscriptions', subscription.toJSON(), PushSubscriptionRow)
  await api.delete(`/api/push-subscriptions/${id}`)
  await subscription.unsubscribe()
}

async function register(api: Api): Promise<PushSubscriptionRow> {
  const { push_key } = await api.get('/api/about', About)
  const key = bytesOf(push_key)
  const { pushManager } = await workerRegistration()
  const before = await pushManager.getSubscription()
  if (before && !isSame(before.options.applicationServerKey, key)) await before.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return api.post('/api/push-subscriptions', subscription.toJSON(), PushSubscriptionRow)
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function workerRegistration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no service worker')), WORKER_WITHIN_MS)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function isSame(before: ArrayBuffer | null, now: Uint8Array): boolean {
  const bytes = before ? new Uint8Array(before) : null
  return bytes?.length === now.length && bytes.every((byte, index) => byte === now[index])
}
