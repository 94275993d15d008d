import * as z from 'zod/mini'
import type { Schedule } from '#shared/habits/schedule.ts'
import {
  addDays,
  addMonths,
  dayOfMonth,
  dayOfWeek,
  DAYS_PER_WEEK,
  daysBetween,
  daysInMonth,
} from '#shared/time/civil.ts'
import { ordinal, WEEKDAY_NAMES } from '#shared/time/names.ts'
import { timesInWords } from './timesAWeek.ts'

const Weekday = z.int().check(z.gte(0), z.lte(6))
const WEEKEND = '0,6'

/** How often something is done that is done less often than each week (docs/rules/plans.md, Goal sentences). */
export const Rarely = z.discriminatedUnion('every', [
  /** Once in so many weeks, on the first of these weekdays that comes. */
  z.strictObject({
    every: z.literal('weeks'),
    weeks: z.int().check(z.gte(2), z.lte(52)),
    weekdays: z.nullable(z.array(Weekday).check(z.minLength(1), z.maxLength(2))),
  }),
  z.strictObject({
    every: z.literal('month'),
    times: z.int().check(z.gte(1), z.lte(28)),
    /** On one of these days. */ weekdays: z.optional(z.array(Weekday).check(z.minLength(1), z.maxLength(2))),
  }),
  /** The first, second … weekday of each month; -1 is the last one. */
  z.strictObject({
    every: z.literal('weekday of a month'),
    weekday: Weekday,
    nth: z.int().check(z.gte(-1), z.lte(5)),
  }),
])
export type Rarely = z.infer<typeof Rarely>

/** `every other Saturday`, `every 3 weeks`, `twice a month`, `on the first Saturday of each month`. */
export function rarelyInWords(rarely: Rarely): string {
  switch (rarely.every) {
    case 'weeks': {
      const { weeks, weekdays } = rarely
      const day = weekdays === null ? undefined : dayOf(weekdays)
      if (weeks === 2) return `every other ${day ?? 'week'}`
      return `every ${weeks} weeks${day === undefined ? '' : ` on ${day === 'weekend' ? 'a weekend' : day}`}`
    }
    case 'month':
      return `${timesInWords(rarely.times)} a month${rarely.weekdays ? ` on a ${dayOf(rarely.weekdays)}` : ''}`
    case 'weekday of a month':
      return `on the ${rarely.nth < 0 ? 'last' : ordinal(rarely.nth)} ${WEEKDAY_NAMES[rarely.weekday]} of each month`
  }
}

function dayOf(weekdays: readonly number[]): string {
  return weekdays.join() === WEEKEND ? 'weekend' : (WEEKDAY_NAMES[weekdays[0] ?? 0] ?? '')
}

/** The schedule of a habit, and its first date. @param from the date from which it may begin */
export function scheduleOfRarely(rarely: Rarely, from: string): { schedule: Schedule; start: string } {
  switch (rarely.every) {
    case 'weeks': {
      const { weeks, weekdays } = rarely
      const days = weeks * DAYS_PER_WEEK
      return weekdays === null
        ? { schedule: { type: 'times_per_days', times: 1, days: Math.min(60, days) }, start: from }
        : { schedule: { type: 'every_n_days', n: days }, start: firstOn(weekdays, from) }
    }
    case 'month':
      // `once a month on a Saturday`: a habit that is due once a month on a weekday has a date, which is the first.
      return rarely.weekdays && rarely.times === 1
        ? {
            schedule: {
              type: 'monthly_weekday',
              weekday: rarely.weekdays.includes(6) ? 6 : (rarely.weekdays[0] ?? 0),
              nth: 1,
            },
            start: from,
          }
        : { schedule: { type: 'times_per_month', times: rarely.times }, start: from }
    case 'weekday of a month':
      return {
        schedule: { type: 'monthly_weekday', weekday: rarely.weekday, nth: rarely.nth },
        start: from,
      }
  }
}

/** A date on which something is best done, with the first and the last on which it may be. */
type Turn = { ideal: string; not_before: string; deadline: string }

/** The turns within some dates, both included. */
export function turnsOf(rarely: Rarely, from: string, to: string): Turn[] {
  switch (rarely.every) {
    case 'weeks': {
      const { weeks, weekdays } = rarely
      const days = weeks * DAYS_PER_WEEK
      if (weekdays === null) return turnsWithin(from, to, (date) => addDays(date, days), 1)
      const dates: Turn[] = []
      for (let date = firstOn(weekdays, from); date <= to; date = addDays(date, days)) dates.push(onIts(date))
      return dates
    }
    case 'month':
      return turnsWithin(from, to, (date) => addMonths(date, 1), rarely.times).flatMap((turn) =>
        onDays(turn, rarely.weekdays),
      )
    case 'weekday of a month': {
      const dates: Turn[] = []
      for (let date = firstOn([rarely.weekday], from); date <= to; date = addDays(date, DAYS_PER_WEEK))
        if (isNth(date, rarely.nth)) dates.push(onIts(date))
      return dates
    }
  }
}

/** So many turns in each stretch of time, as evenly as may be. */
function turnsWithin(from: string, to: string, next: (date: string) => string, times: number): Turn[] {
  const turns: Turn[] = []
  for (let begin = from; begin <= to; begin = next(begin)) {
    const end = addDays(next(begin), -1)
    const deadline = end < to ? end : to
    const length = daysBetween(begin, end) + 1
    for (let nth = 0; nth < times; nth += 1) {
      const ideal = addDays(begin, Math.floor(((nth + 0.5) * length) / times))
      if (ideal <= to) turns.push({ ideal, not_before: begin, deadline })
    }
  }
  return turns
}

/** The nearest of some weekdays that is not over then; none where the turn holds none. */
function onDays(turn: Turn, weekdays: readonly number[] | undefined): Turn[] {
  if (!weekdays) return [turn]
  const ahead = firstOn(weekdays, turn.ideal)
  const date = ahead <= turn.deadline ? ahead : addDays(ahead, -DAYS_PER_WEEK)
  return date >= turn.not_before ? [onIts(date)] : []
}

function onIts(date: string): Turn {
  return { ideal: date, not_before: date, deadline: date }
}

/** The first of these weekdays; of a weekend its Saturday. */
function firstOn(weekdays: readonly number[], from: string): string {
  const wanted = weekdays.includes(6) ? [6] : weekdays
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(from, day))
  return days.find((date) => wanted.includes(dayOfWeek(date))) ?? from
}

function isNth(date: string, nth: number): boolean {
  const day = dayOfMonth(date)
  return nth < 0 ? day + DAYS_PER_WEEK > daysInMonth(date) : Math.ceil(day / DAYS_PER_WEEK) === nth
}
