import { Hono } from 'hono'
import pino from 'pino'
import { expect, test } from 'vitest'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { OpenAiError, type OpenAiErrorCode, paramOf, toOpenAiResponse } from './openAiErrors.ts'

const REQUEST = 'invalid_request_error'
const SERVER = 'server_error'
const LIMIT = 'rate_limit_error'

/** The status and the type of each code, and whether the client may try again by itself (docs/wire.md, The assistant). */
const ANSWERS: Record<OpenAiErrorCode, readonly [status: number, type: string, isFinal?: 'final']> = {
  invalid: [400, REQUEST],
  unsupported: [400, REQUEST],
  run_active: [400, REQUEST],
  invalid_status: [400, REQUEST],
  model_not_found: [400, REQUEST],
  string_too_long: [400, REQUEST],
  unauthenticated: [401, 'authentication_error'],
  invalid_api_key: [401, 'authentication_error', 'final'],
  forbidden: [403, REQUEST],
  not_found: [404, REQUEST],
  method_not_allowed: [405, REQUEST],
  too_large: [413, REQUEST],
  unsupported_media_type: [415, REQUEST],
  unprocessable: [422, REQUEST],
  rate_limit_exceeded: [429, LIMIT],
  insufficient_quota: [429, LIMIT, 'final'],
  internal: [500, SERVER],
  upstream_error: [502, SERVER, 'final'],
  not_configured: [503, SERVER, 'final'],
  unavailable: [503, SERVER],
}
/** What a failure of the other routes is below `/v1`, where it is not of the same name. */
const OF_OTHERS: Partial<Record<ErrorCode, OpenAiErrorCode>> = {
  conflict: 'invalid',
  rate_limited: 'rate_limit_exceeded',
}

async function answerTo(thrown: Error) {
  const app = new Hono().onError(toOpenAiResponse({ log: pino({ level: 'silent' }) })).get('/', () => {
    throw thrown
  })
  const answer = await app.request('/')
  const { error } = (await answer.json()) as { error: Record<string, unknown> }
  const header = (name: string) => answer.headers.get(name)
  return { status: answer.status, error, again: header('x-should-retry'), after: header('retry-after') }
}

test('each failure has its status and type, and says whether to try again', async () => {
  for (const [code, [status, type, isFinal]] of Object.entries(ANSWERS)) {
    const thrown = new OpenAiError(code as OpenAiErrorCode, 'Because', { param: 'model', retryAfter: 7 })
    const shown = code === 'unprocessable' ? 'invalid' : code
    expect(await answerTo(thrown)).toEqual({
      status,
      error: { message: 'Because', type, param: 'model', code: shown },
      again: isFinal ? 'false' : null,
      after: '7',
    })
  }
})

test.each<ErrorCode>(['invalid', 'conflict', 'not_found', 'too_large', 'rate_limited', 'unavailable'])(
  'a failure that other routes have, too: %s',
  async (code) => {
    const { status, error, after } = await answerTo(new AppError(code, 'Because', { retry_after: 3 }))
    const own = OF_OTHERS[code] ?? (code as OpenAiErrorCode)
    expect([status, error['code'], error['param']]).toEqual([ANSWERS[own][0], own, null])
    expect(after).toBe(code === 'rate_limited' || code === 'unavailable' ? '3' : null)
  },
)

test('the first field that is wrong is named as the package reads it', async () => {
  const details = [{ field: 'messages.0.content', message: 'Missing' }]
  expect((await answerTo(new AppError('invalid', 'Because', details))).error['param']).toBe(
    'messages[0].content',
  )
  expect(paramOf([])).toBe(null)
})
