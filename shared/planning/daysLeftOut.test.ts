import { expect, test } from 'vitest'
import { daysLeftOut } from './daysLeftOut.ts'

test.each([
  [null, null, null, null],
  [null, [6, 0], null, [0, 6]],
  [[1], [3, 1], null, [1, 3]],
  [[0, 6], null, null, [0, 6]],
  [[0, 6], null, [6], [0]],
  [[0, 6], [3], [6, 1], [0, 3]],
  [[6], null, [6], null],
])('%j left out, then %j, with %j named: %j', (before, not_on, weekdays, after) => {
  expect(daysLeftOut(before, { not_on, weekdays })).toEqual(after)
})
