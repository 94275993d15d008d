import { expect, test } from 'vitest'
import { wholeValueOf } from './wholeValue.ts'

test.each([
  ['yes_no', 'at_least', null, null, 1],
  ['yes_no', 'at_least', null, 0, 1],
  ['count', 'at_least', 8, null, 8],
  ['count', 'at_least', 8, 3, 8],
  ['minutes', 'at_least', 20, 25, 25],
  ['count', 'at_most', 2, null, 0],
  ['count', 'at_most', 2, 1, 1],
  ['quit', 'at_most', 0, null, 0],
] as const)('one tap on a %s of %s %j, %j entered, gives %d', (kind, aim, target, entered, value) => {
  expect(wholeValueOf({ kind, aim, target, schedule: { type: 'daily' } }, entered)).toBe(value)
})

test('a sum over a week has no value of one date', () => {
  const schedule = { type: 'total_per_week' } as const
  expect(wholeValueOf({ kind: 'minutes', aim: 'at_least', target: 90, schedule }, 10)).toBe(null)
})
