import { useSyncExternalStore } from 'react'

/** What Chromium gives a page that can be installed. */
type InstallPrompt = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** How this device installs the product: by a question of the browser, or by steps that the person takes. */
export type Installing = { by: 'prompt'; ask: () => Promise<boolean> } | { by: 'steps' }

let prompt: InstallPrompt | null = null
const listeners = new Set<() => void>()

/** Keeps the browser's question for later: it comes once, and early. Call once. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    become(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => become(null))
}

function become(next: InstallPrompt | null): void {
  prompt = next
  for (const listener of listeners) listener()
}

/** How the product can be installed here; null where it cannot, or is already. */
export function useInstalling(): Installing | null {
  const found = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => prompt,
  )
  if (isInstalled()) return null
  if (found) return { by: 'prompt', ask: () => ask(found) }
  return isAppleTouch() ? { by: 'steps' } : null
}

/** @returns whether the person agreed */
async function ask(found: InstallPrompt): Promise<boolean> {
  await found.prompt()
  const { outcome } = await found.userChoice
  become(null)
  return outcome === 'accepted'
}

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}

/** An iPad calls itself a Mac, yet has a touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
