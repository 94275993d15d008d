import { Writable } from 'node:stream'
import { Hono } from 'hono'
import pg from 'pg'
import pino from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/kit/db/open.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { AppError, type ErrorCode, ERROR_CODES } from '#shared/errors.ts'
import { toResponse } from './errors.ts'

/** One route that fails in a given way, and what is logged of it. */
function failing(fail: () => unknown) {
  const lines: string[] = []
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
  const app = new Hono()
    .onError(toResponse({ log: pino(sink) }))
    .post('/fails', async (c) => c.json(await fail()))
  const answer = () =>
    app.request('/fails?token=secret', {
      method: 'POST',
      body: 'secret',
      headers: { authorization: 'Bearer secret' },
    })
  return { answer, lines }
}

test('each expected failure has its status and nothing in the log', async () => {
  const statuses: Record<ErrorCode, number> = {
    invalid: 400,
    unauthenticated: 401,
    forbidden: 403,
    not_found: 404,
    method_not_allowed: 405,
    conflict: 409,
    too_large: 413,
    unsupported_media_type: 415,
    rate_limited: 429,
    internal: 500,
    unavailable: 503,
  }
  for (const code of ERROR_CODES) {
    const { answer, lines } = failing(() => {
      throw new AppError(code, 'A sentence', { why: 1 })
    })
    expect(await statusAndBody(answer())).toEqual([
      statuses[code],
      { code, message: 'A sentence', details: { why: 1 } },
    ])
    expect(lines).toEqual([])
  }
})

test('a limit says when to come back', async () => {
  const { answer } = failing(() => {
    throw new AppError('rate_limited', 'Too many requests', { retry_after: 7 })
  })
  expect((await answer()).headers.get('retry-after')).toBe('7')
})

test('a database that is away makes the server unavailable for a moment, not wrong', async () => {
  const away = openDatabase({ host: '/nowhere/at/all', user: 'postgres', connectionTimeoutMillis: 1000 })
  const { answer } = failing(() => away.query('select 1'))
  const response = await answer()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
  await away.close()
})

test('so does one that is shutting down, too slow or just lost', async () => {
  const troubles = [
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client was closed and is not queryable'),
  ]
  for (const trouble of troubles) {
    const { answer } = failing(() => {
      throw trouble
    })
    const response = await answer()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  }
})

test('what nobody expected is logged without what was sent, and answered without what went wrong but for its id', async () => {
  const { answer, lines } = failing(() => {
    throw new Error('select * from auth_users')
  })
  const [status, body] = await statusAndBody(answer())
  expect([status, body]).toEqual([
    500,
    {
      code: 'internal',
      message: 'An unexpected error occurred. Please try again.',
      details: { error_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
    },
  ])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject((body as { details: object }).details)
  expect(lines[0]).toContain('select * from auth_users')
  expect(lines[0]).not.toContain('secret')
})

test('a wrong statement is a fault of ours', async () => {
  const { answer } = failing(() => {
    throw Object.assign(new pg.DatabaseError('syntax error', 1, 'error'), { code: '42601' })
  })
  expect((await answer()).status).toBe(500)
})
