/**
 * Does work once the browser has nothing else to do, or after three seconds; at once where it cannot tell.
 *
 * @returns the way to cancel it
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 3_000 })
  return () => cancelIdleCallback(handle)
}
