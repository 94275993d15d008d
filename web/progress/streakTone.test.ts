import { expect, test } from 'vitest'
import { streakTone } from './streakTone.ts'

test.each([
  [0, undefined],
  [6, undefined],
  [7, 'info'],
  [29, 'info'],
  [30, 'success'],
  [49, 'success'],
  [50, 'legendary'],
] as const)('a streak of %i days is %s', (days, tone) => {
  expect(streakTone(days)).toBe(tone)
})
