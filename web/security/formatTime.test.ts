import { expect, test } from 'vitest'
import { formatAgo, formatDateTime } from './formatTime.ts'

const NOW = new Date('2026-03-02T09:00:00Z')

test.each([
  ['2026-03-02T09:00:30Z', 'just now'],
  ['2026-03-02T08:59:01Z', 'just now'],
  ['2026-03-02T08:58:00Z', '2 minutes ago'],
  ['2026-03-02T08:00:00Z', '1 hour ago'],
  ['2026-03-01T08:00:00Z', 'yesterday'],
  ['2026-02-24T09:00:00Z', '6 days ago'],
  ['2026-02-01T23:30:00Z', '2 Feb 2026, 00:30'],
])('%s was %s', (at, words) => {
  expect(formatAgo(at, NOW, 'Europe/Berlin')).toBe(words)
})

test('a moment is told in the person’s own zone', () => {
  expect(formatDateTime('2026-03-02T01:05:00Z', 'America/New_York')).toBe('1 Mar 2026, 20:05')
})
