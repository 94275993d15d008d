import { rounded } from '#shared/numbers/rounded.ts'
import { type DateRange, includes } from '#shared/time/dateRange.ts'
import type { FocusInterval } from './facts.ts'

/** Whole seconds on the timer in a range, by the local date on which each interval began. */
export function focusIn(
  range: DateRange,
  intervals: readonly Pick<FocusInterval, 'date' | 'seconds'>[],
): number {
  return intervals.reduce((sum, { date, seconds }) => (includes(range, date) ? sum + seconds : sum), 0)
}

/** 1 decimal. */
export function hoursOf(seconds: number): number {
  return rounded(seconds / 3600, 1)
}

/** Whole minutes, rounded down. */
export function minutesOf(seconds: number): number {
  return Math.floor(seconds / 60)
}

/** The seconds of each task in a range. */
export function focusByTask(
  range: DateRange,
  intervals: readonly FocusInterval[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { id, date, seconds } of intervals)
    if (includes(range, date)) sums.set(id, (sums.get(id) ?? 0) + seconds)
  return sums
}
