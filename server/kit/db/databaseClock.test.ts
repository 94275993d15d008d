import { expect, test, vi } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { startDatabaseClock } from './databaseClock.ts'

const DAY_MS = 24 * 3_600_000

test('a clock that is a day off, or is turned while the server runs, follows the database’s', async () => {
  const server = await startTestServer()
  const wall = { turnedBy: DAY_MS }
  const warnings: unknown[] = []
  const log = { warn: (...said: unknown[]) => void warnings.push(said) }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const clock = await startDatabaseClock(server.db, log as never, () => Date.now() + wall.turnedBy)
  const error = () => Math.abs(clock.now().getTime() - Date.now())
  expect(error()).toBeLessThan(1500)
  expect(warnings).toHaveLength(1)

  wall.turnedBy = -10 * DAY_MS
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await expect.poll(error).toBeLessThan(1500)
  expect(warnings).toHaveLength(2)
  clock.stop()
  await server.close()
})

test('a clock that is right, or nearly, is left alone', async () => {
  const server = await startTestServer()
  const warnings: unknown[] = []
  const fixed = Date.now() + 400
  const log = { warn: (...said: unknown[]) => void warnings.push(said) }
  const clock = await startDatabaseClock(server.db, log as never, () => Math.max(fixed, Date.now()))
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(fixed)
  expect(warnings).toEqual([])
  clock.stop()
  await server.close()
})
