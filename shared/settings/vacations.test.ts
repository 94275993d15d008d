import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import {
  isOpenToChange,
  mergedVacations,
  refusalOfVacations,
  vacationDatesIn,
  withoutVacation,
} from './vacations.ts'

const TODAY = '2026-03-02'
const range = (from: string, days: number) => ({ from, to: addDays(from, days - 1) })

test.each([
  ['35 dates of a year', [range('2026-07-01', 35)], null],
  ['36 of them', [range('2026-07-01', 30), range('2026-09-01', 6)], /35 days.*36 in 2026/],
  ['each year for itself', [range('2026-11-27', 70)], null],
  ['a year that is full in the middle', [range('2026-12-31', 367)], /365 in 2027/],
  ['dates of 7 days ago', [range('2026-02-23', 3)], null],
  ['a date of 8 days ago', [range('2026-02-22', 3)], /more than 7 days ago/],
])('%s', (_name, vacations, refusal) => {
  const refused = refusalOfVacations([], vacations, TODAY)
  if (refusal === null) expect(refused).toBe(null)
  else expect(refused).toMatch(refusal)
})

test('a vacation that began long ago may end otherwise, and keeps what is past', () => {
  const before = [range('2026-02-10', 30)]
  expect(refusalOfVacations(before, [{ from: '2026-02-10', to: '2026-02-22' }], TODAY)).toBe(null)
  expect(refusalOfVacations(before, [{ from: '2026-02-10', to: '2026-02-21' }], TODAY)).toMatch(/7 days/)
  expect(withoutVacation(before, before[0] ?? range(TODAY, 1), TODAY)).toEqual([
    { from: '2026-02-10', to: '2026-02-22' },
  ])
  expect(isOpenToChange({ from: '2026-02-10', to: '2026-02-22' }, TODAY)).toBe(false)
  const later = [range('2026-04-01', 2)]
  expect(withoutVacation([...before, ...later], later[0] ?? range(TODAY, 1), TODAY)).toEqual(before)
})

test('merging keeps the dates, and each belongs to one year', () => {
  const vacation = fc
    .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 40 }))
    .map(([from, days]) => range(addDays('2025-06-01', from), days))
  fc.assert(
    fc.property(fc.array(vacation, { maxLength: 20 }), (vacations) => {
      const merged = mergedVacations(vacations)
      const dates = [...new Set(vacations.flatMap(datesOf))].toSorted()
      expect(merged.flatMap(datesOf)).toEqual(dates)
      for (const year of ['2025', '2026', '2027'])
        expect(vacationDatesIn(merged, year)).toBe(dates.filter((date) => date.startsWith(year)).length)
    }),
  )
})
