import { expect, test } from 'vitest'
import { quickDates } from './quickDates.ts'

test('next week is its Monday, whichever day a week begins with', () => {
  expect(quickDates('2026-03-02', 0)).toEqual({
    today: '2026-03-02',
    tomorrow: '2026-03-03',
    nextWeek: '2026-03-09',
  })
  expect(quickDates('2026-03-08', 1).nextWeek).toBe('2026-03-09')
  expect(quickDates('2026-03-08', 0).nextWeek).toBe('2026-03-16')
})
