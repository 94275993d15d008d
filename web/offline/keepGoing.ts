import { troubleOf } from '#web/trouble.ts'

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 60_000

/**
 * Does the work again and again until it answers that nothing is left, and after a failure once more later: after one
 * second, two, four, up to a minute, or when the server named a time; sooner when woken, when the network is back or
 * when the window is seen again.
 */
export function keepGoing(work: () => Promise<boolean>) {
  const course = { isClosed: false, isWanted: false, failures: 0 }
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function wake() {
    clearTimeout(timer)
    course.isWanted = true
    running ??= run().finally(() => (running = null))
  }
  async function run() {
    while (course.isWanted && !course.isClosed) {
      course.isWanted = false
      const delay = await workOn(work, course)
      // Whoever asked meanwhile, perhaps because the network is back, is not made to wait.
      if (delay !== null && !course.isWanted && !course.isClosed) timer = setTimeout(wake, delay)
    }
  }
  const wakeWhenVisible = () => document.visibilityState === 'visible' && wake()
  globalThis.addEventListener?.('online', wake)
  globalThis.document?.addEventListener('visibilitychange', wakeWhenVisible)
  return {
    wake,
    quiet: () => running ?? Promise.resolve(),
    close: () => {
      course.isClosed = true
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', wake)
      globalThis.document?.removeEventListener('visibilitychange', wakeWhenVisible)
    },
  }
}

/** @returns null when nothing is left, else after how long to try again */
async function workOn(
  work: () => Promise<boolean>,
  course: { isClosed: boolean; failures: number },
): Promise<number | null> {
  try {
    while (!course.isClosed && (await work())) course.failures = 0
    course.failures = 0
    return null
  } catch (error) {
    course.failures += 1
    return retryDelay(course.failures, troubleOf(error)?.retryAfterSeconds)
  }
}

/** Doubles from one second to one minute; a server that names a time is obeyed. */
function retryDelay(failures: number, retryAfterSeconds = 0): number {
  const doubling = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
  return Math.max(doubling, retryAfterSeconds * 1000)
}
