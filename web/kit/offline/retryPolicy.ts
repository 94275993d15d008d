import { AppError } from '#shared/errors.ts'
import { isRetryable, networkFailureOf } from '#web/kit/networkFailure.ts'

/** The shortest and the longest delay that doubles. Milliseconds. */
export const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 60_000
/** So many failed attempts make a change suspicious, */
export const ATTEMPTS = 4
/** when they do not all fall into the same short outage. Milliseconds from the first to the last. */
export const ATTEMPTS_SPAN_MS = 6_000

/** The attempts in a row that counted against a change. `since` is milliseconds of the clock. */
export type Attempts = { count: number; since: number }

/** What a failed attempt means for a change. */
export type FailureClass = 'refused' | 'limited' | 'retry' | 'suspicious'

/**
 * A refusal is final. A limit (429) is one of the change's slice. Everything else is tried again; after {@link ATTEMPTS} attempts the change itself may be what the
 * server fails at, which shows when the server answers to other calls.
 *
 * @param attempts those that counted against it, by {@link countFailure}, this one included
 * @param now milliseconds of the clock
 */
export function classifyFailure(error: unknown, attempts: Attempts, now: number): FailureClass {
  if (!(error instanceof AppError) || error.code === 'unauthenticated') return 'retry'
  if (error.code === 'rate_limited') return 'limited'
  if (!isRetryable(error)) return 'refused'
  return attempts.count >= ATTEMPTS && now - attempts.since >= ATTEMPTS_SPAN_MS ? 'suspicious' : 'retry'
}

/**
 * Counts a failed attempt that may be the change's own fault: the server was reached and failed, or did not answer in time.
 * Any other failure begins the count anew.
 *
 * @param before undefined for the first attempt
 */
export function countFailure(error: unknown, before: Attempts | undefined, now: number): Attempts {
  const cause = networkFailureOf(error)?.cause
  const isBusy = error instanceof AppError && error.code === 'rate_limited'
  if (isBusy || (cause !== 'server' && cause !== 'timeout')) return { count: 0, since: now }
  return before && before.count > 0 ? { ...before, count: before.count + 1 } : { count: 1, since: now }
}

/** After how many milliseconds to try again: doubles from a second to a minute, and is never shorter than what the server named. */
export function retryDelay(failures: number, retryAfterSeconds = 0): number {
  const doubling = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
  return Math.max(doubling, retryAfterSeconds * 1000)
}
