import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'
import { medianOf } from './median.ts'
import { percentOf } from './percent.ts'
import { rounded } from './rounded.ts'
import { sharesOf } from './shares.ts'

test.each([
  [0, 0, null],
  [0, 3, 0],
  [1, 3, 33],
  [1, 8, 13], // 12.5
  [5, 8, 63], // 62.5
  [2, 3, 67],
  [3, 3, 100],
])('%i of %i is %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

test.each([
  [[], null],
  [[0, 0], null],
  [[7], [100]],
  [
    [1, 1, 1],
    [34, 33, 33], // ties in list order
  ],
  [
    [3, 2, 1],
    [50, 33, 17],
  ],
  [
    [1, 0, 1],
    [50, 0, 50],
  ],
])('the shares of %o are %o', (amounts, shares) => {
  expect(sharesOf(amounts)).toEqual(shares)
})

test('shares add up to 100, and none is a whole point away from its part', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 }), (amounts) => {
      const total = amounts.reduce((sum, amount) => sum + amount, 0)
      fc.pre(total > 0) // of nothing: the table above
      const shares = sharesOf(amounts)
      expect(shares?.reduce((sum, share) => sum + share, 0)).toBe(100)
      for (const [index, amount] of amounts.entries())
        expect(Math.abs((shares?.[index] ?? 0) - (100 * amount) / total)).toBeLessThan(1)
    }),
  )
})

test.each([
  [[], null],
  [[4], 4],
  [[9, 1], 5],
  [[9, 1, 2], 2],
])('the median of %o is %s', (values, median) => {
  expect(medianOf(values)).toBe(median)
})

test('rounding is half up, and nothing is a negative nothing', () => {
  expect([rounded(0.25, 1), rounded(1.005, 0), rounded(-0.04, 1)]).toEqual([0.3, 1, 0])
})

test('a whole number is grouped as English does', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (whole) => grouped(whole) === whole.toLocaleString('en')))
})
