import { AppError, type FieldError } from '#shared/errors.ts'

/** The server's words for single fields, by field; empty when it refused for another reason. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const details = error instanceof AppError && Array.isArray(error.details) ? error.details : []
  return Object.fromEntries((details as FieldError[]).map(({ field, message }) => [field, message]))
}
