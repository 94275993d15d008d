import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { asAppError } from '#server/kit/http/errors.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** The API version from which errors have the new shape (docs/wire.md, Accounts). */
const API_VERSION = '2024-01-01'

/**
 * An expected failure below `/auth/v1`, with the codes and messages that the official client compares.
 *
 * @param extra more fields of the body, such as `weak_password`
 */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly extra: Record<string, unknown>
  readonly retryAfter: number | undefined

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { extra = {}, retryAfter }: { extra?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'AuthError'
    this.status = status
    this.code = code
    this.extra = extra
    this.retryAfter = retryAfter
  }
}

/** 400 for a body or a parameter that is not valid. */
export const invalid = (message: string) => new AuthError(400, 'validation_failed', message)

/** The same for an unknown address, a wrong password and an account without one, so that none can be told apart. */
export const WRONG_CREDENTIALS = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

/** For a link that is not good, whatever the reason. */
export const LINK_EXPIRED = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')

/** Turns a thrown error into an answer, in the shape that the request asks for by its version header. */
export const toAuthResponse =
  ({ log }: { log: Logger }) =>
  (thrown: Error, c: Context) => {
    const error = asAuthError(thrown, c, log)
    c.header('x-sb-error-code', error.code)
    if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter))
    if (wantsNewShape(c.req.header('x-supabase-api-version'))) {
      c.header('x-supabase-api-version', API_VERSION)
      return c.json({ code: error.code, message: error.message, ...error.extra }, error.status)
    }
    const body = { code: error.status, error_code: error.code, msg: error.message, ...error.extra }
    return c.json(body, error.status)
  }

/** A thrown error as an AuthError. Unexpected ones are logged and get a general message. */
export function asAuthError(thrown: unknown, c: Context, log: Logger): AuthError {
  if (thrown instanceof AuthError) return thrown
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { code, message, details } = asAppError(error, c, log)
  const [status, ownCode, ownMessage = message] = OF_APP_ERROR[code]
  const extra = code === 'internal' ? { details } : {}
  return new AuthError(status, ownCode, ownMessage, { extra, ...retryAfterOf(details) })
}

function retryAfterOf(details: unknown): { retryAfter?: number } {
  const isNamed = typeof details === 'object' && details !== null && 'retry_after' in details
  return isNamed ? { retryAfter: Number(details.retry_after) } : {}
}

const UNEXPECTED = 'Unexpected failure, please check server logs for more information'
const OF_APP_ERROR: Record<ErrorCode, [ContentfulStatusCode, string, string?]> = {
  invalid: [400, 'bad_json'],
  unauthenticated: [401, 'no_authorization'],
  forbidden: [403, 'not_admin'],
  not_found: [404, 'not_found'],
  method_not_allowed: [405, 'method_not_allowed'],
  conflict: [409, 'conflict'],
  too_large: [413, 'request_entity_too_large', 'Request body too large (max 1048576 bytes)'],
  unsupported_media_type: [415, 'unsupported_media_type'],
  rate_limited: [429, 'over_request_rate_limit', 'Request rate limit reached'],
  internal: [500, 'unexpected_failure', UNEXPECTED],
  unavailable: [503, 'request_timeout'],
}

/** Without a valid version, or with an older one, the old shape. */
function wantsNewShape(version: string | undefined): boolean {
  if (!version || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false
  return version >= API_VERSION && !Number.isNaN(Date.parse(version))
}
