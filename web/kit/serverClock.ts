import { clockBehind } from '#shared/time/deviceClock.ts'

/** Estimates differ by the time on the way and by the seconds of the header; less than this is no news. Milliseconds. */
const TOLERANCE_MS = 2_000
const KEY = 'goal-crusher.clock-behind'

/** How far this device's clock is behind the server's: the last time's until an answer has come. Milliseconds. */
let behind = kept()
let isLearnt = false

/** The present by the server's clock, in milliseconds: this device's may be wrong. */
export function serverNow(): number {
  return Date.now() + behind
}

/** Whether an answer of this page's life has shown how far the device's clock is off. */
export function isServerClockKnown(): boolean {
  return isLearnt
}

/** An instant that this device noted by its clock, by the server's. ISO 8601. */
export function onServerClock(noted: string): string {
  return behind === 0 ? noted : new Date(Date.parse(noted) + behind).toISOString()
}

/** An instant of the server's, by this device's clock. ISO 8601. */
export function onDeviceClock(instant: string): string {
  return behind === 0 ? instant : new Date(Date.parse(instant) - behind).toISOString()
}

/**
 * Learns from an answer how far this device's clock is off.
 *
 * @param date the answer's `Date` header, in whole seconds; null where there is none
 * @param asked this device's clock when the request was sent, in milliseconds
 */
export function learnServerClock(date: string | null, asked: number): void {
  isLearnt = true
  const server = Date.parse(date ?? '')
  if (Number.isNaN(server)) return
  const estimate = clockBehind(new Date(server + 500), new Date((asked + Date.now()) / 2))
  if (estimate !== 0 && Math.abs(estimate - behind) <= TOLERANCE_MS) return
  if (estimate === behind) return
  behind = estimate
  try {
    localStorage.setItem(KEY, String(behind))
  } catch {
    // Storage may be full or forbidden; then it is learnt anew with each page.
  }
}

function kept(): number {
  try {
    return Number(globalThis.localStorage?.getItem(KEY)) || 0
  } catch {
    return 0
  }
}
