import { AppError } from '#shared/errors.ts'

/** Why no answer came: no connection, no answer in time, or a server that is in trouble. */
export type Trouble = { trouble: 'network' | 'timeout' | 'server'; retryAfterSeconds?: number | undefined }

/** Whether the same call may succeed later: no answer, a server in trouble, or too many calls. */
export function isRetryable(error: unknown): boolean {
  return error instanceof AppError && ['unavailable', 'internal', 'rate_limited'].includes(error.code)
}

/** Why no answer came, when that is what an error is about. */
export function troubleOf(error: unknown): Trouble | null {
  return error instanceof AppError && isRetryable(error) ? ((error.details ?? null) as Trouble | null) : null
}
