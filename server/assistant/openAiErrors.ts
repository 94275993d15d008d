import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import type { ErrorCode, FieldError } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'
import { asAppError, retryAfterOf } from '#server/kit/http/errors.ts'

/** Codes of failures below `/v1`, each with its status and type (docs/wire.md, The assistant). */
const CODES = {
  invalid: [400, 'invalid_request_error'],
  unsupported: [400, 'invalid_request_error'],
  run_active: [400, 'invalid_request_error'],
  invalid_status: [400, 'invalid_request_error'],
  model_not_found: [400, 'invalid_request_error'],
  string_too_long: [400, 'invalid_request_error'],
  unauthenticated: [401, 'authentication_error'],
  invalid_api_key: [401, 'authentication_error'],
  forbidden: [403, 'invalid_request_error'],
  not_found: [404, 'invalid_request_error'],
  method_not_allowed: [405, 'invalid_request_error'],
  too_large: [413, 'invalid_request_error'],
  unsupported_media_type: [415, 'invalid_request_error'],
  unprocessable: [422, 'invalid_request_error'],
  rate_limit_exceeded: [429, 'rate_limit_error'],
  insufficient_quota: [429, 'rate_limit_error'],
  internal: [500, 'server_error'],
  upstream_error: [502, 'server_error'],
  not_configured: [503, 'server_error'],
  unavailable: [503, 'server_error'],
} as const satisfies Record<string, [ContentfulStatusCode, string]>
export type OpenAiErrorCode = keyof typeof CODES

/** After these the client must not try again by itself. */
const FINAL: readonly OpenAiErrorCode[] = [
  'invalid_api_key',
  'insufficient_quota',
  'upstream_error',
  'not_configured',
]

/** An expected failure below `/v1`, in the shape that the package `openai` reads. */
export class OpenAiError extends Error {
  readonly code: OpenAiErrorCode
  /** The field that is wrong: `messages[0].content`. */
  readonly param: string | null
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(
    code: OpenAiErrorCode,
    message: string,
    { param = null, retryAfter }: { param?: string | null; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'OpenAiError'
    this.code = code
    this.param = param
    this.retryAfter = retryAfter
  }
}

/** What every refusal below `/v1` looks like, under its name in the API's description. */
export const OpenAiProblem = z.object({
  error: z.object({
    message: z.string(),
    type: z.string(),
    param: z.nullable(z.string()),
    code: z.nullable(z.string()),
  }),
})

/** `messages[0].content` of the path of a field. */
export function paramOf(path: readonly PropertyKey[]): string | null {
  if (path.length === 0) return null
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')
}

/** Names an answer below `/v1`, so that people can say which one they mean. */
export function nameAnswer(c: Context): void {
  c.header('x-request-id', `req_${crypto.randomUUID().replaceAll('-', '')}`)
}

/** Turns a thrown error into an answer below `/v1`. Never 409, since that client tries such a request again. */
export const toOpenAiResponse =
  ({ log }: Pick<Deps, 'log'>) =>
  (thrown: Error, c: Context): Response => {
    const { code, message, param, retryAfter } = asOpenAiError(thrown, c, log)
    const [status, type] = CODES[code]
    nameAnswer(c)
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
    if (FINAL.includes(code)) c.header('x-should-retry', 'false')
    const shown = code === 'unprocessable' ? 'invalid' : code
    return c.json({ error: { message, type, param, code: shown } }, status)
  }

function asOpenAiError(thrown: Error, c: Context, log: Deps['log']): OpenAiError {
  if (thrown instanceof OpenAiError) return thrown
  const { code, message, details } = asAppError(thrown, c, log)
  const own = OF_APP_ERROR[code]
  const retryAfter =
    own === 'rate_limit_exceeded' || own === 'unavailable' ? retryAfterOf(details) : undefined
  return new OpenAiError(own, message, {
    param: fieldOf(details),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

const OF_APP_ERROR: Record<ErrorCode, OpenAiErrorCode> = {
  invalid: 'invalid',
  unauthenticated: 'unauthenticated',
  forbidden: 'forbidden',
  not_found: 'not_found',
  method_not_allowed: 'method_not_allowed',
  conflict: 'invalid',
  too_large: 'too_large',
  unsupported_media_type: 'unsupported_media_type',
  rate_limited: 'rate_limit_exceeded',
  internal: 'internal',
  unavailable: 'unavailable',
}

/** The first field of an `invalid` AppError. */
function fieldOf(details: unknown): string | null {
  const [wrong] = Array.isArray(details) ? (details as Partial<FieldError>[]) : []
  if (!wrong?.field) return null
  return paramOf(wrong.field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)))
}
