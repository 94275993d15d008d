import { whenIdle } from '#web/kit/whenIdle.ts'

/** A first visit is left alone for so long after its page has loaded. Milliseconds. */
const FIRST_VISIT_MS = 2_500

let settling: Promise<void> | null = null
let settled = false

/** Whether the device has kept the code, so that loading more of it takes no network. */
export function isCodeKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

/** Whether code that the first screen can be drawn without may be loaded now. */
export function isSettled(): boolean {
  return settled || isCodeKept()
}

/**
 * Does work that the first screen can be drawn without: in idle time where the device has kept the code, else some time after
 * the page has loaded.
 *
 * @returns the way to cancel it
 */
export function whenSettled(work: () => void): () => void {
  if (isSettled()) return whenIdle(work)
  let isCancelled = false
  settling ??= settle()
  void settling.then(() => isCancelled || work())
  return () => {
    isCancelled = true
  }
}

async function settle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_MS))
  await new Promise<void>((resolve) => whenIdle(resolve))
  settled = true
}
