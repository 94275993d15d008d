import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareInWords } from './shareInWords.ts'

test.each([
  [12, 'books', 0.3, 0, 'book 1 of 12'],
  [12, 'books', 0.3, 0.9, 'book 2 of 12'],
  [12, 'books', 0.3, 0.7, 'book 1 of 12'],
  [12, 'books', 0.3, 11.7, 'book 12 of 12'],
  [12, 'museums', 1, 2, 'museum 3 of 12'],
  [3, 'galleries', 1, 0, 'gallery 1 of 3'],
  [1, 'book', 0.1, 0, null],
  [300, 'pages', 7.5, 0, '8 pages'],
  [300, 'pages', 7.5, 7.5, '7 pages'],
  [200, 'page', 2, 0, '2 pages'],
  [5, 'sketches', 1.25, 0, '1 sketch'],
  [3, 'pieces', 0.5, 0, 'piece 1 of 3'],
  [20_000, 'words', 1250, 0, '1,250 words'],
  [100, 'km', 3.33, 0, '3.33 km'],
  [500, '$', 41.67, 0, '$41.67'],
  [500, '€', 125, 0, '€125'],
  [500, 'euros', 41.6, 0, '41.60 euros'],
  [500, 'money', 41.6, 0, '41.60'],
])('%s %s: a session with %s of them, after %s, is about %s', (value, unit, share, before, words) => {
  expect(shareInWords({ value, unit }, share, before)).toBe(words)
})

test('what is counted is said in whole ones that add up to the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 60 }), (value, sessions) => {
      fc.pre(value > sessions)
      const hundredths = value * 100
      const least = Math.floor(hundredths / sessions)
      const rest = hundredths - least * sessions
      let [before, sum] = [0, 0]
      for (let at = 0; at < sessions; at += 1) {
        const share = (least + (at < rest ? 1 : 0)) / 100
        const [, count] =
          /^(\d+) pages?$/.exec(shareInWords({ value, unit: 'pages' }, share, before) ?? '') ?? []
        expect(Number(count)).toBeGreaterThanOrEqual(1)
        sum += Number(count)
        before = Math.round((before + share) * 100) / 100
      }
      expect(sum).toBe(value)
    }),
  )
})
