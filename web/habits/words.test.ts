import { expect, test } from 'vitest'
import { neverTwiceInWords } from './words.ts'

const weekly = (done: number, days_left: number, completedToday = false) =>
  neverTwiceInWords({
    missed_last: true,
    streak_unit: 'week',
    schedule: { type: 'times_per_week', times: 3 },
    completedToday,
    period: { from: '2026-03-02', to: '2026-03-08', done, quota: 3, days_left, safe_today: false },
  })

test('after a missed week, this one is asked for only while it can still be kept', () => {
  expect(weekly(2, 1)).toBe('Missed last week. Keep it this week to get back on track.')
  expect(weekly(0, 3)).toBe('Missed last week. Keep it this week to get back on track.')
  const tooLate = 'Missed last week, and this one is too short now. Begin again next week.'
  expect(weekly(1, 1)).toBe(tooLate)
  expect(weekly(2, 1, true)).toBe(tooLate)
})
