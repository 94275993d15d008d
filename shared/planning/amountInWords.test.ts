import { expect, test } from 'vitest'
import { amountInWords } from './amountInWords.ts'

test.each([
  [5000, '€', null, '€5,000'],
  [12, 'books', null, '12 books'],
  [3000, 'money', null, '3,000'],
  [200, 'money', 'month', '200 a month'],
  [3000, 'word', null, '3,000 words'],
  [1, 'posts', 'week', '1 post a week'],
  [2.5, 'km', 'week', '2.5 km a week'],
] as const)('%d %s, %s: %s', (value, unit, per, words) => {
  expect(amountInWords({ value, unit, per })).toBe(words)
})
