import { useSyncExternalStore } from 'react'
import { trustedScript } from '#web/trustedTypes.ts'

/** How often an open tab checks for a newer build. Milliseconds. */
const LOOK_EVERY_MS = 30 * 60 * 1000

/** On a slow network an answer takes half a second. Milliseconds. */
const QUIET_MS = 1_000

/** A newer build takes over within tenths of a second, or not at all. Milliseconds. */
const TAKES_OVER_MS = 3_000

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** Whether a newer build is ready; it takes over when the person agrees. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting !== null,
  )
}

/**
 * Lets the newer build take over, and opens the page with it. Chromium lets a worker take over only once the older one has
 * nothing to do, and at times believes for minutes that it has: then the older one is dropped, the page comes from the network,
 * and the newer build is kept anew.
 */
export function reloadWithNewVersion(): void {
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  waiting?.postMessage('take over')
  setTimeout(() => void dropWorker().then(reload, reload), TAKES_OVER_MS)
}

async function dropWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
}

/**
 * Registers the service worker once the network is quiet, since it fetches every screen to keep it for opening without one, and
 * watches for newer builds.
 */
export async function keepScreens(): Promise<void> {
  if (!navigator.serviceWorker.controller) await networkIsQuiet()
  const registration = await navigator.serviceWorker.register(trustedScript('/sw.js'))
  const look = () => {
    // The very first worker takes over by itself; only one beside an active worker is a new version.
    if (registration.waiting && navigator.serviceWorker.controller) become(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY_MS) // offline: checked again the next time
}

/** Settles once nothing has been fetched for a while. */
function networkIsQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fetched.disconnect()
        resolve()
      }, QUIET_MS)
    }
    const fetched = new PerformanceObserver(wait)
    fetched.observe({ type: 'resource' })
    wait()
  })
}

function become(worker: ServiceWorker) {
  waiting = worker
  for (const listener of listeners) listener()
}
