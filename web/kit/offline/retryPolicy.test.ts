import { expect, test } from 'vitest'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { NetworkFailure } from '#web/kit/networkFailure.ts'
import { ATTEMPTS, ATTEMPTS_SPAN_MS, classifyFailure, countFailure } from './retryPolicy.ts'

const failure = (code: ErrorCode, cause?: NetworkFailure['cause']) =>
  new AppError(code, 'It failed', cause && ({ cause } satisfies NetworkFailure))

test.each([
  ['a server that broke', failure('internal', 'server'), true, 'retry', 'suspicious'],
  ['a gateway that says so', failure('unavailable', 'server'), true, 'retry', 'suspicious'],
  ['an answer that never came', failure('unavailable', 'timeout'), true, 'retry', 'suspicious'],
  ['no network', failure('unavailable', 'network'), false, 'retry', 'retry'],
  ['too many calls', failure('rate_limited', 'server'), false, 'limited', 'limited'],
  ['nobody signed in', failure('unauthenticated'), false, 'retry', 'retry'],
  ['a fault of the page', new TypeError('not ours'), false, 'retry', 'retry'],
  ['fields that are wrong', failure('invalid'), false, 'refused', 'refused'],
  ['a task that is gone', failure('not_found'), false, 'refused', 'refused'],
  ['an older version', failure('conflict'), false, 'refused', 'refused'],
] as const)('%s', (_case, error, counts, atFirst, atLast) => {
  const enough = { count: ATTEMPTS - 1, since: 0 }
  const attempts = countFailure(error, enough, ATTEMPTS_SPAN_MS)
  expect(attempts.count).toBe(counts ? ATTEMPTS : 0)
  expect(classifyFailure(error, countFailure(error, undefined, 0), ATTEMPTS_SPAN_MS)).toBe(atFirst)
  expect(classifyFailure(error, attempts, ATTEMPTS_SPAN_MS)).toBe(atLast)
})

test('many attempts within one short outage say nothing about the change', () => {
  const error = failure('internal', 'server')
  expect(classifyFailure(error, { count: 20, since: 0 }, ATTEMPTS_SPAN_MS - 1)).toBe('retry')
})
