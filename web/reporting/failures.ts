import { AppError } from '#shared/errors.ts'
import { networkFailureOf } from '#web/kit/networkFailure.ts'

/** Something that failed unexpectedly, under the id by which its report is found. */
export type Reported = {
  /** 32 hexadecimal digits. */
  id: string
  error: unknown
  /** The components that were being drawn. */
  components?: string | null | undefined
}

/** Errors before the code that sends them is here. A page that fails all the time keeps the first ones. */
const MOST_WAITING = 20
const waiting: Reported[] = []
let send: ((reported: Reported) => void) | null = null
let onWaiting: (() => void) | null = null

/**
 * Reports an error to the server, once the code for that is here (docs/rules/reporting.md).
 *
 * @returns the id of the report, or the server's own where the server failed; null for an expected failure
 */
export function reportFailure(error: unknown, components?: string | null): string | null {
  if (error instanceof AppError) {
    const { errorId } = networkFailureOf(error) ?? {}
    if (errorId !== undefined || error.code !== 'internal') return errorId ?? null
  }
  const reported = { id: crypto.randomUUID().replaceAll('-', ''), error, components }
  if (send) send(reported)
  else if (waiting.length < MOST_WAITING) waiting.push(reported)
  onWaiting?.()
  return reported.id
}

/** Calls this when an error waits for the code that sends it, at once where one does already. */
export function whenFailureWaits(work: () => void): void {
  onWaiting = work
  if (waiting.length > 0) work()
}

/** Gives what waits, and all that follows, to the code that sends it. It catches what nobody handles by itself. */
export function sendFailuresBy(sender: (reported: Reported) => void): void {
  send = sender
  onWaiting = null
  for (const reported of waiting.splice(0)) sender(reported)
  removeEventListener('error', onError)
  removeEventListener('unhandledrejection', onRejection)
}

/** Keeps what nobody handles until {@link sendFailuresBy}. */
export function watchFailures(): void {
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
}

const onError = ({ error }: ErrorEvent) => void (error && reportFailure(error))
const onRejection = ({ reason }: PromiseRejectionEvent) => void reportFailure(reason)
