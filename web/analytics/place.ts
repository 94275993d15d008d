import { type PeriodName, periodOf, PERIODS } from '#shared/analytics/period.ts'
import { PATHS } from '#shared/paths.ts'
import { addDays } from '#shared/time/civil.ts'
import { type DateRange, includes } from '#shared/time/dateRange.ts'
import { monthInWords, rangeInWords } from '#shared/time/format.ts'
import { CivilDate } from '#shared/time/schemas.ts'

export const TABS = ['overview', 'habits', 'domains'] as const
export type TabName = (typeof TABS)[number]

/** What the address of the analytics screen names. */
export type AnalyticsPlace = {
  tab: TabName
  period: PeriodName
  /** A date of the shown period; null for the period of today, whatever day that is. */
  at: string | null
  /** The number whose rows are listed, as `numbers.ts` names it. */
  rows: string | null
}

/**
 * Reads a query; what it does not name or names wrongly is the default.
 *
 * @param today a later date is none: there are no figures of a period that has not begun
 */
export function placeIn(query: URLSearchParams, today: string): AnalyticsPlace {
  const [tab, period, at] = [query.get('tab'), query.get('period'), query.get('at')]
  return {
    tab: TABS.find((each) => each === tab) ?? 'overview',
    period: PERIODS.find((each) => each === period) ?? 'week',
    at: at !== null && at <= today && CivilDate.safeParse(at).success ? at : null,
    rows: query.get('rows'),
  }
}

/** The address of a place. */
export function addressOf({ tab, period, at, rows }: AnalyticsPlace): string {
  const query = new URLSearchParams({ tab, period, ...(at && { at }), ...(rows && { rows }) })
  return `${PATHS.analytics}?${query}`
}

/**
 * The place one period earlier or later; null when that period begins after today.
 *
 * @param calendar today's date and the first day of the person's week
 */
export function neighbour(
  place: AnalyticsPlace,
  direction: 1 | -1,
  calendar: { today: string; weekStart: number },
): AnalyticsPlace | null {
  const { period, at } = place
  const { today } = calendar
  const shown = periodOf(period, at ?? today, calendar)
  const date = shown && (direction === 1 ? addDays(shown.to, 1) : addDays(shown.from, -1))
  const next = date && periodOf(period, date, calendar)
  if (!next) return null
  return { ...place, at: includes(next, today) ? null : next.from, rows: null }
}

/** A period in words: `2 – 8 March 2026`, `March 2026`, `2026`. */
export function periodInWords(period: PeriodName, range: DateRange): string {
  switch (period) {
    case 'week':
      return rangeInWords(range)
    case 'month':
      return monthInWords(range.from)
    case 'year':
      return range.from.slice(0, 4)
  }
}
