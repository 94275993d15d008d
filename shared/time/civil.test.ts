import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  clockOf,
  dateOfDay,
  dayNumber,
  dayOfMonth,
  dayOfWeek,
  daysBetween,
  isPlanDate,
  minutesOf,
  monthGrid,
  monthOf,
  weekOf,
} from './civil.ts'

const day = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2199-12-31') })
const date = day.map(dateOfDay)
const weekStart = fc.integer({ min: 0, max: 6 })
const plain = (text: string) => Temporal.PlainDate.from(text)

test('a date and its number are one', () => {
  fc.assert(
    fc.property(day, (number) => {
      expect(dayNumber(dateOfDay(number))).toBe(number)
      expect(dateOfDay(number)).toBe(plain('1970-01-01').add({ days: number }).toString())
    }),
  )
})

test('adding days and months agrees with Temporal', () => {
  fc.assert(
    fc.property(
      date,
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: -300, max: 300 }),
      (from, days, months) => {
        expect(addDays(from, days)).toBe(plain(from).add({ days }).toString())
        expect(addMonths(from, months)).toBe(plain(from).add({ months }).toString())
        expect(daysBetween(from, addDays(from, days))).toBe(days)
      },
    ),
  )
})

test.each([1900, 1999, 2000, 2026, 2028, 2100, 2104])(
  'the months of %i end when they do in Temporal',
  (year) => {
    for (let month = 1; month <= 12; month += 1) {
      const first = plain(`${year}-01-01`).with({ month })
      const last = first.with({ day: first.daysInMonth }).toString()
      expect(monthOf(first.toString())).toEqual({ from: first.toString(), to: last })
      expect(addDays(last, 1)).toBe(first.add({ months: 1 }).toString())
      expect(addMonths(last, 1)).toBe(plain(last).add({ months: 1 }).toString())
    }
  },
)

test('the days of week and month agree with Temporal', () => {
  fc.assert(
    fc.property(date, (any) => {
      expect([dayOfWeek(any), dayOfMonth(any)]).toEqual([plain(any).dayOfWeek % 7, plain(any).day])
      const month = monthOf(any)
      expect(month.from).toBe(plain(any).with({ day: 1 }).toString())
      expect(month.to).toBe(
        plain(any)
          .with({ day: plain(any).daysInMonth })
          .toString(),
      )
    }),
  )
})

test('a week begins on its first day, has seven days and holds its date', () => {
  fc.assert(
    fc.property(date, weekStart, (any, start) => {
      const week = weekOf(any, start)
      expect([dayOfWeek(week.from), daysBetween(week.from, week.to)]).toEqual([start, 6])
      expect(week.from <= any && any <= week.to).toBe(true)
    }),
  )
})

test('a month is shown as six whole weeks that hold all of it', () => {
  fc.assert(
    fc.property(date, weekStart, (any, start) => {
      const grid = monthGrid(any, start)
      const { from, to } = monthOf(any)
      expect([grid.length, dayOfWeek(grid[0] ?? '')]).toEqual([42, start])
      expect(grid.slice(0, 7)).toContain(from)
      expect(grid).toContain(to)
      expect(new Set(grid).size).toBe(42)
    }),
  )
})

test('a clock time and its minutes are one, and a day wraps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: -3, max: 3 }), (minutes, days) => {
      expect(minutesOf(clockOf(minutes))).toBe(minutes)
      expect(clockOf(minutes + days * 1440)).toBe(clockOf(minutes))
    }),
  )
  expect([clockOf(570), clockOf(1470), minutesOf('23:59')]).toEqual(['09:30', '00:30', 1439])
})

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['1899-12-31', false],
  ['2200-01-01', false],
  ['soon', false],
  ['', false],
  [null, false],
])('whether %j is a date of a plan: %s', (text, is) => {
  expect(isPlanDate(text)).toBe(is)
})
