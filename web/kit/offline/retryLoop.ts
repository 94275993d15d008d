import { networkFailureOf } from '#web/kit/networkFailure.ts'
import { FIRST_RETRY_MS, retryDelay } from './retryPolicy.ts'

/**
 * Repeats the work until it answers that nothing is left. After a failure it tries again after one second, two, four, up
 * to a minute, or when the server named a time; sooner when woken, when the network is back, when the tab is shown again, or
 * when the server has answered to something else.
 *
 * @param work is given whether it was just woken, or whether it goes on
 */
export function retryLoop(work: (isWoken: boolean) => Promise<boolean>) {
  const loop = { isClosed: false, isWanted: false, failures: 0 }
  /** When the last attempt failed, if the next one need not wait; milliseconds of the clock. */
  let failedAt: number | null = null
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  /** There is a reason to try now. The delays begin anew: several reasons at once are no long outage. */
  function wake() {
    loop.failures = 0
    goOn()
  }
  function goOn() {
    clearTimeout(timer)
    failedAt = null
    loop.isWanted = true
    running ??= run().finally(() => (running = null))
  }
  async function run() {
    while (loop.isWanted && !loop.isClosed) {
      loop.isWanted = false
      const failure = await runOnce(work, loop)
      // A wake-up during the work, perhaps because the network is back, goes on without the delay.
      if (failure === null || loop.isWanted || loop.isClosed) continue
      timer = setTimeout(goOn, failure.delay)
      failedAt = failure.isHeld ? null : Date.now()
    }
  }
  function answered() {
    if (failedAt === null) return
    clearTimeout(timer)
    timer = setTimeout(wake, Math.max(0, failedAt + FIRST_RETRY_MS - Date.now()))
  }
  const wakeWhenVisible = () => document.visibilityState === 'visible' && wake()
  globalThis.addEventListener?.('online', wake)
  globalThis.document?.addEventListener('visibilitychange', wakeWhenVisible)
  return {
    wake,
    /** The server has answered to another call. */
    answered,
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

/** @returns null when nothing is left, else after how many milliseconds to try again, and whether the server named that time */
async function runOnce(
  work: (isWoken: boolean) => Promise<boolean>,
  loop: { isClosed: boolean; failures: number },
): Promise<{ delay: number; isHeld: boolean } | null> {
  let isWoken = true
  try {
    while (!loop.isClosed && (await work(isWoken))) {
      isWoken = false
      loop.failures = 0
    }
    loop.failures = 0
    return null
  } catch (error) {
    loop.failures += 1
    const named = networkFailureOf(error)?.retryAfterSeconds
    return { delay: retryDelay(loop.failures, named), isHeld: named !== undefined }
  }
}
