import * as z from 'zod/mini'
import { addDays, addMonths, daysBetween, monthOf, weekOf } from '#shared/time/civil.ts'
import { type DateRange, datesOf } from '#shared/time/dateRange.ts'
import { CivilDate } from '#shared/time/schemas.ts'

export const PERIODS = ['week', 'month', 'year'] as const
export type PeriodName = (typeof PERIODS)[number]

/** Which period is asked for: the one that `at` lies in, by default this week. */
export const AnalyticsQuery = z.object({
  period: z._default(z.enum(PERIODS, 'A period is week, month or year'), 'week'),
  at: z.optional(CivilDate),
})
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>

/** A period with the ranges that its figures are of. */
export type Period = DateRange & {
  period: PeriodName
  today: string
  /** Up to today: what is due later is not due yet. */
  counted: DateRange
  /** The period before, as many dates of it as have passed of this one. */
  compared: DateRange
  /** One a date, of a year one a month; also those to come. */
  bars: readonly DateRange[]
  /** What insights look at. */
  window: DateRange
  /** What the best hours look at. */
  hours: DateRange
}

/** Insights look at so many dates up to the range's end, and compare the last half with the one before. */
const WINDOW_DAYS = 28
const HOURS_DAYS = 182

/**
 * The period that a date lies in (docs/rules/analytics.md, Analytics).
 *
 * @param weekStart 0 Sunday to 6 Saturday
 * @returns null for one that begins after today
 */
export function periodOf(
  period: PeriodName,
  at: string,
  { today, weekStart }: { today: string; weekStart: number },
): Period | null {
  const range = rangeOf(period, at, weekStart)
  if (range.from > today) return null
  const end = earlierOf(range.to, today)
  const before = rangeOf(period, addDays(range.from, -1), weekStart)
  const passed = daysBetween(range.from, end)
  const comparedTo = end === range.to ? before.to : earlierOf(before.to, addDays(before.from, passed))
  return {
    ...range,
    period,
    today,
    counted: { from: range.from, to: end },
    compared: { from: before.from, to: comparedTo },
    bars: period === 'year' ? monthsOf(range) : datesOf(range).map((date) => ({ from: date, to: date })),
    window: lastDates(end, WINDOW_DAYS),
    hours: lastDates(end, HOURS_DAYS),
  }
}

/** So many dates up to one. */
export function lastDates(end: string, days: number): DateRange {
  return { from: addDays(end, 1 - days), to: end }
}

/** The two halves of the dates that insights look at. */
export function halvesOf({ to }: DateRange): { before: DateRange; last: DateRange } {
  const last = lastDates(to, WINDOW_DAYS / 2)
  return { before: lastDates(addDays(last.from, -1), WINDOW_DAYS / 2), last }
}

function rangeOf(period: PeriodName, date: string, weekStart: number): DateRange {
  if (period === 'week') return weekOf(date, weekStart)
  if (period === 'month') return monthOf(date)
  const year = date.slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

function monthsOf({ from }: DateRange): DateRange[] {
  return Array.from({ length: 12 }, (_, month) => monthOf(addMonths(from, month)))
}

function earlierOf(a: string, b: string): string {
  return a < b ? a : b
}
