import { expect, test } from 'vitest'
import { formatSavedAt, formatTimestamp } from './formatTimestamp.ts'

const NOW = '2026-06-15T12:00:00Z'

test.each([
  ['2026-06-15T11:30:00Z', 'UTC', null],
  ['2026-06-15T10:30:00Z', 'UTC', 'Mon 15 June, 10:30'],
  ['2026-03-03T17:20:00Z', 'UTC', 'Tue 3 March, 17:20'],
  ['2025-03-03T17:20:00Z', 'UTC', 'Mon 3 March 2025, 17:20'],
  ['2026-03-03T17:20:00Z', 'Asia/Tokyo', 'Wed 4 March, 02:20'],
])('%s in %s is %s', (since, zone, words) => {
  expect(formatTimestamp(Date.parse(since), Date.parse(NOW), zone)).toBe(words)
})

test.each([
  ['2026-06-15T11:30:00Z', 'UTC', '11:30'],
  ['2026-06-15T00:10:00Z', 'UTC', '00:10'],
  ['2026-06-14T23:30:00Z', 'UTC', 'Sun 14 June, 23:30'],
  ['2026-06-14T23:30:00Z', 'Asia/Tokyo', '08:30'],
])('a copy saved at %s in %s is from %s', (since, zone, words) => {
  expect(formatSavedAt(Date.parse(since), Date.parse(NOW), zone)).toBe(words)
})
