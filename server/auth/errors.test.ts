import { Hono } from 'hono'
import pino from 'pino'
import { expect, test } from 'vitest'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { AuthError, toAuthResponse } from './errors.ts'
import { errorParameters } from './redirects.ts'

/** The status and the code of each failure that other routes have, too (docs/wire.md, Accounts). */
const ANSWERS: Record<ErrorCode, readonly [status: number, code: string]> = {
  invalid: [400, 'bad_json'],
  unauthenticated: [401, 'no_authorization'],
  forbidden: [403, 'not_admin'],
  not_found: [404, 'not_found'],
  method_not_allowed: [405, 'method_not_allowed'],
  conflict: [409, 'conflict'],
  too_large: [413, 'request_entity_too_large'],
  unsupported_media_type: [415, 'unsupported_media_type'],
  rate_limited: [429, 'over_request_rate_limit'],
  internal: [500, 'unexpected_failure'],
  unavailable: [503, 'request_timeout'],
}
/** How an address that leads back names the failures of a status. */
const IN_ADDRESSES: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  404: 'invalid_request',
  409: 'invalid_request',
  422: 'access_denied',
  429: 'server_error',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

async function answerTo(thrown: Error, version?: string) {
  const app = new Hono().onError(toAuthResponse({ log: pino({ level: 'silent' }) })).get('/', () => {
    throw thrown
  })
  const headers = version === undefined ? undefined : { 'x-supabase-api-version': version }
  const answer = await app.request('/', { headers })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as object }
}

test('each failure has its status and code, in the body and in a header', async () => {
  for (const [name, [status, code]] of Object.entries(ANSWERS)) {
    const answer = await answerTo(new AppError(name as ErrorCode, 'Because', { retry_after: 7 }))
    expect(answer).toMatchObject({ status, body: { code: status, error_code: code } })
    expect([answer.headers.get('x-sb-error-code'), answer.headers.get('retry-after')]).toEqual([code, '7'])
  }
})

test.each([
  [undefined, false],
  ['2023-12-31', false],
  ['2024-01-01', true],
  ['2024-01-01T00', false],
  ['2024-13-01', false],
  ['2025-06-30', true],
])('a client of the version %s gets the new shape: %s', async (version, isNew) => {
  const { status, headers, body } = await answerTo(new AuthError(422, 'weak_password', 'Longer'), version)
  expect(body).toEqual(
    isNew
      ? { code: 'weak_password', message: 'Longer' }
      : { code: 422, error_code: 'weak_password', msg: 'Longer' },
  )
  expect([status, headers.get('x-supabase-api-version'), headers.get('retry-after')]).toEqual([
    422,
    isNew ? '2024-01-01' : null,
    null,
  ])
})

test('an address that leads back names what went wrong', () => {
  const names = Object.keys(IN_ADDRESSES).map((status) => [
    status,
    errorParameters(new AuthError(Number(status) as 400, 'code', 'Because')).error,
  ])
  expect(Object.fromEntries(names)).toEqual(IN_ADDRESSES)
})
