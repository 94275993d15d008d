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

/** What is wrong with one field, as a message to show beside it. */
export type FieldError = { field: string; message: string }

/**
 * An expected failure, with a message that can be shown to the person.
 *
 * @param details for `invalid` the wrong fields; for a stale version the current row
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

/** A `conflict` about an id that is another row's, such as somebody else's. */
export function takenId(message: string): AppError {
  return new AppError('conflict', message, [{ field: 'id', message }] satisfies FieldError[])
}

/** An `invalid` error about one field. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid', message, [{ field, message }] satisfies FieldError[])
}
