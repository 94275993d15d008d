import { expect, test } from 'vitest'
import { milestoneReached } from './activity.ts'

test.each([
  [0, 1, null],
  [6, 7, 7],
  [7, 7, null],
  [7, 8, null],
  [8, 6, null],
  [29, 30, 30],
  [0, 12, 7], // days that arrive late
  [5, 40, 30],
  [30, 99, null],
  [99, 100, 100],
  [364, 365, 365],
  [365, 730, null],
])('a streak of %i days that becomes one of %i has reached the milestone %s', (before, after, reached) => {
  expect(milestoneReached(before, after)).toBe(reached)
})
