import { whenIdle } from '#web/kit/whenIdle.ts'
import { isCodeKept } from '#web/kit/ui/loading/whenSettled.ts'
import { whenFailureWaits } from './failures.ts'
import { watchTyped } from './typed.ts'

/** A first visit is spared the client, the largest file of all, for so long while nothing fails. Milliseconds. */
const SPARED_MS = 60_000

/** What comes after the first screen: keeps what is typed over a failure, and sends reports. */
export function startReporting(): void {
  watchTyped()
  if (!import.meta.env.PROD) return
  let isOpening = false
  const open = () => {
    if (isOpening) return
    isOpening = true
    void import('./client.ts').then(({ openClient }) => openClient()).catch(() => {}) // the next visit tries again
  }
  whenFailureWaits(open)
  setTimeout(() => whenIdle(open), isCodeKept() ? 0 : SPARED_MS)
}
