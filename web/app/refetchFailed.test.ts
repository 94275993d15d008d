import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { keepRefetching } from './refetchFailed.ts'

beforeEach(() => void vi.useFakeTimers())

test('what could not be fetched is asked for again after four seconds, eight, up to half a minute, until it is here', async () => {
  const { asked, answer, stop } = await failing(
    new AppError('unavailable', 'Bad gateway', { cause: 'server' }),
  )
  for (const [seconds, times] of [
    [3, 1],
    [1, 2],
    [8, 3],
    [16, 4],
    [30, 5],
    [30, 6],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(asked()).toBe(times)
  }
  answer()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked()).toBe(7)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked()).toBe(7)
  stop()
})

test('what the server refuses is not asked for again, and after the end nothing is', async () => {
  const refused = await failing(new AppError('not_found', 'No such task'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refused.asked()).toBe(1)
  const ended = await failing(new AppError('unavailable', 'Bad gateway', { cause: 'server' }))
  ended.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended.asked()).toBe(1)
})

/** A query that fails until it is answered. */
async function failing(error: AppError) {
  const client = new QueryClient()
  const stop = keepRefetching(client)
  let times = 0
  let isAnswered = false
  const queryFn = async () => {
    times += 1
    if (!isAnswered) throw error
    return 'here'
  }
  await client.prefetchQuery({ queryKey: ['plan'], queryFn, retry: false })
  return { stop, asked: () => times, answer: () => (isAnswered = true) }
}
