import { expect, test } from 'vitest'
import { DAY_MS, daysAfter, daysBefore, HOUR_MS, MINUTE_MS } from './durations.ts'
import { parseInstant } from './instant.ts'

test('two days before and after an instant are 48 hours away, and a day has 24 hours of 60 minutes', () => {
  const at = parseInstant('2026-03-29T12:00:00Z')
  expect(daysBefore(at, 2).toISOString()).toBe('2026-03-27T12:00:00.000Z')
  expect(daysAfter(at, 2).toISOString()).toBe('2026-03-31T12:00:00.000Z')
  expect([DAY_MS / HOUR_MS, HOUR_MS / MINUTE_MS, MINUTE_MS]).toEqual([24, 60, 60_000])
})
