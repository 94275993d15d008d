import { expect, test } from 'vitest'
import { peopleInWords } from './words.ts'

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `P${at + 1}` }))

test.each([
  [1, 'P1'],
  [2, 'P1 and P2'],
  [6, 'P1, P2, P3, P4, P5 and P6'],
  [7, 'P1, P2, P3, P4, P5 and 2 more'],
  [99, 'P1, P2, P3, P4, P5 and 94 more'],
])('%i people in words', (count, words) => {
  expect(peopleInWords(people(count))).toBe(words)
})
