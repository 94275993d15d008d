import { networkFailureOf } from '#web/networkFailure.ts'

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 60_000

/**
 * Repeats the work until it answers that nothing is left. After a failure it tries again after one second, two, four, up
 * to a minute, or when the server named a time; sooner when woken, when the network is back or when the tab is shown again.
 */
export function retryLoop(work: () => Promise<boolean>) {
  const loop = { isClosed: false, isWanted: false, failures: 0 }
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function wake() {
    clearTimeout(timer)
    loop.isWanted = true
    running ??= run().finally(() => (running = null))
  }
  async function run() {
    while (loop.isWanted && !loop.isClosed) {
      loop.isWanted = false
      const delay = await runOnce(work, loop)
      // A wake-up during the work, perhaps because the network is back, goes on without the delay.
      if (delay !== null && !loop.isWanted && !loop.isClosed) timer = setTimeout(wake, delay)
    }
  }
  const wakeWhenVisible = () => document.visibilityState === 'visible' && wake()
  globalThis.addEventListener?.('online', wake)
  globalThis.document?.addEventListener('visibilitychange', wakeWhenVisible)
  return {
    wake,
    /** Resolves when no work is under way. */
    idle: () => running ?? Promise.resolve(),
    close: () => {
      loop.isClosed = true
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', wake)
      globalThis.document?.removeEventListener('visibilitychange', wakeWhenVisible)
    },
  }
}

/** @returns null when nothing is left, else after how many milliseconds to try again */
async function runOnce(
  work: () => Promise<boolean>,
  loop: { isClosed: boolean; failures: number },
): Promise<number | null> {
  try {
    while (!loop.isClosed && (await work())) loop.failures = 0
    loop.failures = 0
    return null
  } catch (error) {
    loop.failures += 1
    return retryDelay(loop.failures, networkFailureOf(error)?.retryAfterSeconds)
  }
}

/** Doubles from one second to one minute, and is never shorter than what the server named. */
function retryDelay(failures: number, retryAfterSeconds = 0): number {
  const doubling = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
  return Math.max(doubling, retryAfterSeconds * 1000)
}
