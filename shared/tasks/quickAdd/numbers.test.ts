import { expect, test } from 'vitest'
import { parseCount } from './numbers.ts'

test.each([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['ten', 10],
  ['twenty', 20],
  ['ninety', 90],
  ['1', 1],
  ['10', 10],
  ['9999', 9999],
])('%s counts %i', (word, count) => {
  expect(parseCount(word)).toBe(count)
})

test.each(['', '0', '01', '-1', '1.5', '10000', 'eleventh', 'constructor'])('"%s" is no count', (word) => {
  expect(parseCount(word)).toBe(null)
})
