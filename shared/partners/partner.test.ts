import { expect, test } from 'vitest'
import { responseOf } from './partner.ts'

test('how many of their requests a partner answers is said in percent from five on', () => {
  expect(responseOf(3, 4)).toEqual({ answered: 3, of: 4, percent: null })
  expect(responseOf(3, 5)).toEqual({ answered: 3, of: 5, percent: 60 })
  expect(responseOf(2, 6).percent).toBe(33)
})
