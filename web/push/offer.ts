import { type DeviceSwitch, readSwitch, setSwitch } from '#web/settings/deviceSwitch.ts'
import { readDevicePush } from './devicePush.ts'

/** Whether this device was offered pushes before: it is done once. */
const OFFERED: DeviceSwitch = { key: 'goal-crusher.push-offered', byDefault: false }

const listeners = new Set<() => void>()
let isOpen = false

/** Whether an offer waits for an answer. */
export const isOfferOpen = () => isOpen

/** Calls back when an offer is made or answered. @returns the way to stop */
export function onOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Offers pushes after a reminder was set, which reaches nobody while the product is closed: once on a device, where they can be turned
 * on, and to who looks at this window.
 */
export async function offerPush(): Promise<void> {
  if (readSwitch(OFFERED) || !document.hasFocus() || (await readDevicePush()) !== 'off') return
  setSwitch(OFFERED, true)
  set(true)
}

export function closeOffer(): void {
  set(false)
}

function set(next: boolean) {
  isOpen = next
  for (const tell of listeners) tell()
}
