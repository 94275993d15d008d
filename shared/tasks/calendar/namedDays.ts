import {
  addDays,
  dayNumber,
  dayOfMonth,
  dayOfWeek,
  DAYS_PER_WEEK,
  daysInMonth,
  LAST_DATE,
  monthNumber,
  weekOf,
} from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Frequency, RuleParts } from '#shared/tasks/repeating/repeatRule.ts'

/**
 * The days that a rule names by its pattern, in order, from a date on: COUNT and UNTIL are left to the caller.
 *
 * RFC 5545, 3.3.10 on dates: a period (day, week, month or year) that the interval selects names all its days that every
 * part of the rule admits, or those of them that BYSETPOS picks. The walk begins with the period of `from`, however long
 * ago the rule began, and ends with the calendar, so it takes at most 110,000 steps (docs/rules/tasks.md, Repeating tasks).
 *
 * @param start the first date, from which the interval counts and which gives the days that the rule leaves open
 * @param from inclusive
 * @param to where the walk may end: days after it are yielded at most to the end of its period
 * @yields days since 1970-01-01
 */
export function* namedDays(rule: RuleParts, start: string, from: string, to = LAST_DATE): Generator<number> {
  const parts = completed(rule, start)
  const first = start > from ? start : from
  const least = dayNumber(first)
  const days = daysOfPeriods(parts, start, { from: first, to })
  const picked = parts.positions.length > 0 ? pickedOf(days, parts.positions) : days
  for (const { day } of picked) if (day >= least) yield day // those after `to` are of its period
}

type Day = { day: number; period: number }

/** Without a day of its own a rule takes those of its first date (RFC 5545, 3.3.10). */
function completed(rule: RuleParts, start: string): RuleParts {
  if (rule.weekdays.length > 0 || rule.monthDays.length > 0) return rule
  switch (rule.frequency) {
    case 'DAILY':
      return rule
    case 'WEEKLY':
      return { ...rule, weekdays: [{ day: dayOfWeek(start), nth: null }] }
    case 'MONTHLY':
      return { ...rule, monthDays: [dayOfMonth(start)] }
    case 'YEARLY': {
      const months = rule.months.length > 0 ? rule.months : [monthNumber(start)]
      return { ...rule, months, monthDays: [dayOfMonth(start)] }
    }
  }
}

const MONDAY = 1 // weeks begin on it where a rule has no WKST (RFC 5545)
const THURSDAY = 4 // the weekday of 1970-01-01

/** All days that the parts admit in the periods that the interval selects, from the period of one date to that of another. */
function* daysOfPeriods(parts: RuleParts, start: string, { from, to }: DateRange): Generator<Day> {
  const { frequency, interval, months } = parts
  const weekStart = parts.weekStart ?? MONDAY
  const periodOf = (month: number, day: number) => periodIndex(frequency, month, day, weekStart)
  const base = periodOf(monthIndex(start), dayNumber(start))
  const isSelected = (period: number) => (period - base) % interval === 0
  const isShorter = frequency === 'DAILY' || frequency === 'WEEKLY' // than a month
  const daysOfMonth = dayFilter(parts)

  let date = periodStart(frequency, from, weekStart)
  const last = lastMonth(frequency, to, weekStart)
  for (let month = monthIndex(date); month <= last; month += 1) {
    const isMonth = months.length === 0 || months.includes((month % 12) + 1)
    const days = isMonth && (isShorter || isSelected(periodOf(month, 0))) ? daysOfMonth(date) : []
    for (const day of days) {
      const period = periodOf(month, day)
      if (isSelected(period)) yield { day, period }
    }
    date = addDays(date, daysInMonth(date))
  }
}

/** Of each period's days those at some places, 1 for the first and -1 for the last. */
function* pickedOf(days: Iterable<Day>, positions: readonly number[]): Generator<Day> {
  let set: Day[] = []
  const picked = () =>
    set.filter((_, index) => positions.includes(index + 1) || positions.includes(index - set.length))
  for (const day of days) {
    if (set[0] && set[0].period !== day.period) {
      yield* picked()
      set = []
    }
    set.push(day)
  }
  yield* picked()
}

/** A day's place from 0 in a month or year of some length. */
type Place = { index: number; length: number }

/** Makes the list of the days of a month that BYMONTHDAY and BYDAY admit. */
function dayFilter(parts: RuleParts) {
  const { monthDays } = parts
  const isWeekday = weekdayFilter(parts)
  return (monthStart: string): number[] => {
    const first = dayNumber(monthStart)
    const length = daysInMonth(monthStart)
    const days: number[] = []
    for (let index = 0; index < length; index += 1) {
      const isDay =
        monthDays.length === 0 || monthDays.includes(index + 1) || monthDays.includes(index - length)
      if (isDay && isWeekday(first + index, { index, length }, monthStart)) days.push(first + index)
    }
    return days
  }
}

/** Tells whether a day is one of a rule's weekdays. In a year without named months the n-th is counted in the year. */
function weekdayFilter({ weekdays, frequency, months }: RuleParts) {
  if (weekdays.length === 0) return () => true
  const isInYear = frequency === 'YEARLY' && months.length === 0
  const isCounted = weekdays.some(({ nth }) => nth !== null)
  const named = Array.from({ length: DAYS_PER_WEEK }, (_, day) => weekdays.filter((one) => one.day === day))
  return (day: number, inMonth: Place, monthStart: string): boolean => {
    const ofDay = named[(((day + THURSDAY) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK] ?? []
    if (ofDay.length === 0 || !isCounted) return ofDay.length > 0
    const { index, length } = isInYear ? placeInYear(day, monthStart) : inMonth
    const fromStart = Math.floor(index / DAYS_PER_WEEK) + 1
    const fromEnd = -Math.floor((length - 1 - index) / DAYS_PER_WEEK) - 1
    return ofDay.some(({ nth }) => nth === null || nth === fromStart || nth === fromEnd)
  }
}

function placeInYear(day: number, monthStart: string): Place {
  const year = monthStart.slice(0, 4)
  const first = dayNumber(`${year}-01-01`)
  return { index: day - first, length: dayNumber(`${year}-12-31`) - first + 1 }
}

/** The first day of the month in which the period of a date begins. */
function periodStart(frequency: Frequency, date: string, weekStart: number): string {
  if (frequency === 'YEARLY') return `${date.slice(0, 4)}-01-01`
  const first = frequency === 'WEEKLY' ? weekOf(date, weekStart).from : date
  return `${first.slice(0, 8)}01`
}

/** The month in which the period of a date ends, at most the last one of the calendar. */
function lastMonth(frequency: Frequency, date: string, weekStart: number): number {
  if (date >= LAST_DATE) return monthIndex(LAST_DATE)
  if (frequency === 'YEARLY') return monthIndex(`${date.slice(0, 4)}-12-31`)
  return monthIndex(frequency === 'WEEKLY' ? weekOf(date, weekStart).to : date)
}

/** The number of a period: consecutive periods have consecutive numbers. */
function periodIndex(frequency: Frequency, month: number, day: number, weekStart: number): number {
  switch (frequency) {
    case 'DAILY':
      return day
    case 'WEEKLY':
      return Math.floor((day + THURSDAY - weekStart) / DAYS_PER_WEEK)
    case 'MONTHLY':
      return month
    case 'YEARLY':
      return Math.floor(month / 12)
  }
}

function monthIndex(date: string): number {
  return Number(date.slice(0, 4)) * 12 + monthNumber(date) - 1
}
