import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dailyTimeAt, nextDailyTime } from './dailyTimes.ts'

test.each([
  [['09:00'], '2026-03-02T08:59:59.999Z', 'UTC', '2026-03-02T09:00'],
  [['09:00'], '2026-03-02T09:00:00.000Z', 'UTC', '2026-03-03T09:00'],
  [['21:00', '07:30'], '2026-03-02T09:00:00.000Z', 'Europe/Berlin', '2026-03-02T21:00'],
  [['00:00'], '2026-03-02T23:30:00.000Z', 'Asia/Tokyo', '2026-03-04T00:00'],
  [['02:30'], '2026-03-28T20:00:00.000Z', 'Europe/Berlin', '2026-03-29T02:30'],
])('of %j after %s in %s the next is %s', (times, after, zone, moment) => {
  expect(nextDailyTime(times, after, zone)?.moment).toBe(moment)
})

test('a time in a missing hour comes later by the gap, one in a doubled hour comes once', () => {
  const gap = nextDailyTime(['02:30'], '2026-03-29T00:00:00.000Z', 'Europe/Berlin')
  expect(gap?.instant).toBe('2026-03-29T01:30:00.000Z')
  const first = nextDailyTime(['02:30'], '2026-10-24T22:00:00.000Z', 'Europe/Berlin')
  expect(first?.instant).toBe('2026-10-25T00:30:00.000Z')
  expect(nextDailyTime(['02:30'], first?.instant ?? '', 'Europe/Berlin')?.moment).toBe('2026-10-26T02:30')
})

test('without times there is none', () => {
  expect(nextDailyTime([], '2026-03-02T09:00:00.000Z', 'UTC')).toBeNull()
})

test('each next one is known again, lies ahead and at most 26 hours away', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  const instant = fc
    .integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') })
    .map((at) => new Date(at).toISOString())
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Pacific/Apia',
  )
  fc.assert(
    fc.property(fc.array(time, { minLength: 1, maxLength: 12 }), instant, zone, (times, after, timezone) => {
      const next = nextDailyTime(times, after, timezone)
      const ahead = Date.parse(next?.instant ?? '') - Date.parse(after)
      expect(ahead > 0 && ahead <= 26 * 3_600_000).toBe(true)
      expect(dailyTimeAt(times, next?.instant ?? '', timezone)?.instant).toBe(next?.instant)
    }),
  )
})
