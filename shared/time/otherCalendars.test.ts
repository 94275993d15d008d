import { expect, test } from 'vitest'
import { adventOf, orthodoxEaster } from './easter.ts'
import { datesIn } from './otherCalendars.ts'

const RAMADAN = { calendar: 'islamic-umalqura', month: /^9$/, day: 1 } as const
const PASSOVER = { calendar: 'hebrew', month: /^Nisan$/, day: 15 } as const
const NOWRUZ = { calendar: 'persian', month: /^1$/, day: 1 } as const

test.each([
  [2026, RAMADAN, ['2026-02-18']],
  [2027, RAMADAN, ['2027-02-08']],
  // A lunar year is eleven days shorter.
  [2030, RAMADAN, ['2030-01-05', '2030-12-26']],
  [2027, PASSOVER, ['2027-04-22']],
  [2028, PASSOVER, ['2028-04-11']],
  [2027, NOWRUZ, ['2027-03-21']],
  [2028, NOWRUZ, ['2028-03-20']],
])('a day of another calendar in %i', (year, day, dates) => {
  expect(datesIn(year, day)).toEqual(dates)
})

test.each([
  [2026, '2026-04-12', '2026-11-29'],
  [2027, '2027-05-02', '2027-11-28'],
  [2028, '2028-04-16', '2028-12-03'],
])('Orthodox Easter and Advent of %i', (year, easter, advent) => {
  expect([orthodoxEaster(year), adventOf(year)]).toEqual([easter, { from: advent, to: `${year}-12-24` }])
})
