import { expect, test } from 'vitest'
import { planInWords } from '#shared/planning/testing/planInWords.ts'
import { hourInTitle } from './hourInTitle.ts'

test.each([
  ['Get up at 6', '06:00'],
  ['Wake up at 6:30', '06:30'],
  ['Wake up before 7am', '07:00'],
  ['Be in bed by 11pm', '23:00'],
  ['Be in bed by 10.30', '22:30'],
  ['Go to bed at 12', '00:00'],
  ['Go to bed at 1', '01:00'],
  ['Sleep by 23:15', '23:15'],
  ['Get up', null],
  ['Sleep 8 hours', null],
  ['Get up at 6:75', null],
  ['Read at 9', null],
  ['Go to bed by 25', null],
])('%s: %s', (title, hour) => {
  expect(hourInTitle(title)).toBe(hour)
})

test('a habit of getting up is due at its hour', () => {
  expect(planInWords('get up at 6 every day').at(-1)).toContain('"targetTime":"06:00"')
})
