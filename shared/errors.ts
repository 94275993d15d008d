/** Every failure the product expects. The server maps a code to an HTTP status; the web shows the message. */
export const ERROR_CODES = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** What is wrong with one field, in words that can stand beside it. */
export type FieldError = { field: string; message: string }

/**
 * An expected failure with a sentence a person can read.
 *
 * @param details for `invalid` the fields that are wrong; for a stale version the row as it stands now
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details?: unknown

  constructor(code: ErrorCode, message: string, details?: unknown) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** A refusal that points at one field. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid', message, [{ field, message }] satisfies FieldError[])
}
