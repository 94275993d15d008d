import { expect, test } from 'vitest'
import { withoutExcluded } from './modelsCoaching.ts'

const days = (asked: number[] | null, notOn: readonly number[] | null) =>
  withoutExcluded([{ days: asked }], notOn)[0]?.days

test('a step has none of the days that the person leaves out; where no day is left, all that they have', () => {
  expect(days([1, 3], null)).toEqual([1, 3])
  expect(days(null, null)).toBe(null)
  expect(days(null, [0, 6])).toEqual([1, 2, 3, 4, 5])
  expect(days([0, 1, 3], [0, 6])).toEqual([1, 3])
  expect(days([0, 6], [0, 6])).toEqual([1, 2, 3, 4, 5])
})
