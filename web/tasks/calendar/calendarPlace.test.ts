import { expect, test } from 'vitest'
import { type CalendarPlace, datesShown, adjacentDate, periodInWords, placeIn } from './calendarPlace.ts'

const WIDE = { weekStart: 1, days: 7 } as const
const PHONE = { weekStart: 1, days: 3 } as const
const at = (view: CalendarPlace['view'], date = '2026-03-31'): CalendarPlace => ({ view, date })

test.each([
  ['day', '2026-04-01', '2026-03-30'],
  ['week', '2026-04-07', '2026-03-24'],
  ['month', '2026-04-30', '2026-02-28'],
  ['agenda', '2026-04-07', '2026-03-24'],
] as const)('beside a %s lie %s and %s', (view, next, previous) => {
  expect([adjacentDate(at(view), 1, WIDE), adjacentDate(at(view), -1, WIDE)]).toEqual([next, previous])
})

test("a week runs from the person's first day; on a phone three days from the date on", () => {
  expect(datesShown(at('week'), WIDE)).toEqual({ from: '2026-03-30', to: '2026-04-05' })
  expect(datesShown(at('week'), PHONE)).toEqual({ from: '2026-03-31', to: '2026-04-02' })
  expect(adjacentDate(at('week'), 1, PHONE)).toBe('2026-04-03')
})

test('a month shows six whole weeks', () => {
  expect(datesShown(at('month'), WIDE)).toEqual({ from: '2026-02-23', to: '2026-04-05' })
})

test.each([
  ['day', 'Tuesday 31 March', 'Tue 31 Mar'],
  ['week', '30 March – 5 April 2026', '31 Mar – 2 Apr'],
  ['month', 'March 2026', 'Mar 2026'],
  ['agenda', 'From Tue 31 Mar', 'Tue 31 Mar'],
] as const)('a %s is headed %s, on a phone %s', (view, wide, narrow) => {
  expect([periodInWords(at(view), WIDE), periodInWords(at(view), PHONE)]).toEqual([wide, narrow])
})

test.each([
  ['?view=month&date=2026-03-31', false, 'month', '2026-03-31'],
  ['?view=hours&date=2026-02-30', false, 'week', '2026-03-02'],
  ['', true, 'agenda', '2026-03-02'],
])('the address %j names a place, narrow: %s', (search, isNarrow, view, date) => {
  expect(placeIn(search, '2026-03-02', isNarrow)).toEqual({ view, date })
})
