/** A device says that it is online before its requests get through: for this long a failure may still be the network's. Milliseconds. */
const SETTLING_MS = 15_000

let returnedAt = -Infinity
addEventListener('online', () => (returnedAt = performance.now()))

/** Whether the device has no network, or has only just got it back. */
export function isNetworkAway(): boolean {
  return !navigator.onLine || performance.now() - returnedAt < SETTLING_MS
}
