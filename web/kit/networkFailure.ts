import { AppError } from '#shared/errors.ts'

/** Why no answer came: no connection, no answer in time, or a server that fails. The `details` of such an AppError. */
export type NetworkFailure = {
  cause: 'network' | 'timeout' | 'server'
  retryAfterSeconds?: number | undefined
  /** Of a failing server: by which it is found in the server's log. */
  errorId?: string | undefined
}

/** Whether the same call may succeed later: no answer, a failing server, or too many calls. */
export function isRetryable(error: unknown): boolean {
  return error instanceof AppError && ['unavailable', 'internal', 'rate_limited'].includes(error.code)
}

/** Why no answer came; null for any other error. */
export function networkFailureOf(error: unknown): NetworkFailure | null {
  return error instanceof AppError && isRetryable(error)
    ? ((error.details ?? null) as NetworkFailure | null)
    : null
}
