import fc from 'fast-check'
import { addDays } from '#shared/time/civil.ts'
import { isRule } from '#shared/tasks/repeating/recurrence.ts'
import { buildRule, FREQUENCIES, type RuleParts } from '#shared/tasks/repeating/repeatRule.ts'

const few = <T>(value: fc.Arbitrary<T>, most: number) => fc.uniqueArray(value, { maxLength: most })
const nonZero = (most: number) => fc.integer({ min: -most, max: most }).filter((number) => number !== 0)
const anyWeekday = fc.record({
  day: fc.integer({ min: 0, max: 6 }),
  nth: fc.option(nonZero(5), { nil: null, freq: 2 }),
})

/** Rules of every shape that a task may have, without an end. */
export const endlessRules: fc.Arbitrary<RuleParts> = fc
  .record({
    frequency: fc.constantFrom(...FREQUENCIES),
    interval: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
      fc.integer({ min: 5, max: 999 }),
    ),
    weekdays: fc.oneof(
      fc.constant([]),
      fc.uniqueArray(anyWeekday, { maxLength: 4, selector: ({ day, nth }) => `${nth}${day}` }),
      few(fc.integer({ min: 0, max: 6 }), 7).map((days) => days.map((day) => ({ day, nth: null }))),
    ),
    monthDays: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, few(nonZero(31), 4)),
    months: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, few(fc.integer({ min: 1, max: 12 }), 4)),
    positions: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, few(nonZero(5), 2)),
    ends: fc.constant({ kind: 'never' as const }),
    weekStart: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
  })
  .filter((rule) => isRule(buildRule(rule)))

/** The same with ends of all kinds. */
export const rules: fc.Arbitrary<RuleParts> = fc
  .tuple(
    endlessRules,
    fc.oneof(
      fc.constant({ kind: 'never' as const }),
      fc
        .integer({ min: 0, max: 70_000 })
        .map((days) => ({ kind: 'on' as const, date: addDays('1950-01-01', days) })),
      fc.integer({ min: 1, max: 9999 }).map((times) => ({ kind: 'after' as const, times })),
    ),
  )
  .map(([rule, ends]) => ({ ...rule, ends }))

/** The dates that a rule names from its start to a date, found by asking of each single day whether RFC 5545 names it. */
export function datesDayByDay(rule: RuleParts, start: string, until: string): string[] {
  const first = dayAt(start)
  const days = CALENDAR.slice(first.number, dayAt(until).number + 1)
  return days.filter((day) => isNamed(rule, first, day)).map(({ date }) => date)
}

/** A day, its weekday (0 Sunday), and how many days its month has. */
type Day = {
  number: number
  date: string
  year: number
  month: number
  day: number
  weekday: number
  length: number
}

/** Every day from 1800 on, counted one by one. */
function calendar(): Day[] {
  const days: Day[] = []
  for (let year = 1800; year <= 2201; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const length = Temporal.PlainYearMonth.from({ year, month }).daysInMonth
      for (let day = 1; day <= length; day += 1) {
        const number = days.length
        const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
        days.push({ number, date, year, month, day, weekday: (number + 3) % 7, length })
      }
    }
  }
  return days
}

const CALENDAR = calendar()
const BY_DATE = new Map(CALENDAR.map((day) => [day.date, day]))

function dayAt(date: string): Day {
  const day = BY_DATE.get(date)
  if (!day) throw new Error(`${date} is not in the calendar`)
  return day
}

function isNamed(rule: RuleParts, start: Day, day: Day): boolean {
  if ((periodOf(rule, day) - periodOf(rule, start)) % rule.interval !== 0) return false
  if (!isAdmitted(rule, start, day)) return false
  if (rule.positions.length === 0) return true
  const near = CALENDAR.slice(day.number - 366, day.number + 367)
  const period = near.filter((other) => periodOf(rule, other) === periodOf(rule, day))
  const set = period.filter((other) => isAdmitted(rule, start, other))
  const at = set.indexOf(day)
  return rule.positions.some((position) => position === at + 1 || position === at - set.length)
}

/** A number that days of the same day, week, month or year share. */
function periodOf({ frequency, weekStart }: RuleParts, { number, weekday, month, year }: Day): number {
  switch (frequency) {
    case 'DAILY':
      return number
    case 'WEEKLY':
      return Math.round((number - ((weekday - (weekStart ?? 1) + 7) % 7) - 3) / 7)
    case 'MONTHLY':
      return year * 12 + month
    case 'YEARLY':
      return year
  }
}

function isAdmitted(rule: RuleParts, start: Day, day: Day): boolean {
  const { frequency, weekdays, monthDays, months } = rule
  if (months.length > 0 && !months.includes(day.month)) return false
  if (weekdays.length + monthDays.length === 0) {
    if (frequency === 'WEEKLY') return day.weekday === start.weekday
    if (frequency === 'MONTHLY') return day.day === start.day
    if (frequency === 'YEARLY')
      return day.day === start.day && (months.length > 0 || day.month === start.month)
    return true
  }
  const isDay =
    monthDays.length === 0 || monthDays.includes(day.day) || monthDays.includes(day.day - day.length - 1)
  return isDay && (weekdays.length === 0 || weekdays.some((named) => isWeekday(rule, named, day)))
}

function isWeekday(
  { frequency, months }: RuleParts,
  named: RuleParts['weekdays'][number],
  day: Day,
): boolean {
  if (day.weekday !== named.day) return false
  if (named.nth === null) return true
  const isInYear = frequency === 'YEARLY' && months.length === 0
  const isSame = (other: Day) => other.year === day.year && (isInYear || other.month === day.month)
  const step = named.nth > 0 ? -7 : 7
  let place = 0
  for (let other: Day | undefined = day; other && isSame(other); other = CALENDAR[other.number + step])
    place += 1
  return place === Math.abs(named.nth)
}
