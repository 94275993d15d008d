import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayScale } from './dayScale.ts'

const fold = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 2, max: 6 }))
  .map(([from, hours]) => ({ from: from * 60, to: Math.min(6, from + hours) * 60 }))

test('a minute is found again at its height, folded or not, and later minutes lie lower', () => {
  const minute = fc.integer({ min: 0, max: 1440 })
  fc.assert(
    fc.property(fc.option(fold), minute, minute, (each, one, other) => {
      const { shareAt, minuteAt } = dayScale(each)
      expect(minuteAt(shareAt(one))).toBeCloseTo(one, 6)
      expect(Math.sign(shareAt(one) - shareAt(other))).toBe(Math.sign(one - other))
    }),
  )
})

test('a folded night takes one slot of the height, and the day is as high as what is left', () => {
  const { shareAt } = dayScale({ from: 0, to: 360 })
  const slots = 37
  expect([0, 360, 390, 1440].map((minute) => shareAt(minute) * slots)).toEqual([0, 1, 2, 37])
})
