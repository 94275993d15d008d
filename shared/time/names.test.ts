import { expect, test } from 'vitest'
import { dayAndMonth, ordinal, shortDay } from './names.ts'

test.each([
  ['st', [1, 21, 31, 101, 121]],
  ['nd', [2, 22, 32, 102]],
  ['rd', [3, 23, 103]],
  [
    'th',
    [
      0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 24, 29, 30, 110, 111, 112, 113, 119,
      120,
    ],
  ],
])('the ordinals in -%s', (ending, numbers) => {
  expect(numbers.map(ordinal)).toEqual(numbers.map((number) => `${number}${ending}`))
})

test('a date has its year unless that is this year', () => {
  expect(dayAndMonth('2026-03-02', '2026-12-31')).toBe('2 March')
  expect(dayAndMonth('2026-03-02', '2027-01-01')).toBe('2 March 2026')
  expect(dayAndMonth('2026-12-31')).toBe('31 December 2026')
  expect(shortDay('2026-03-02', '2026-01-01')).toBe('Mon 2 March')
  expect(shortDay('2026-01-31')).toBe('Sat 31 January 2026')
})
