import { MINUTE_MS } from '#shared/time/durations.ts'

/** So many minutes of one date count at most (docs/rules/challenges.md, Scores of challenges). */
const MOST_MINUTES = 600

/** An interval of the timer that has ended: the date on which it began, and how long it was, in milliseconds. */
export type Interval = { date: string; ms: number }

/**
 * Whole minutes of the timer on some dates: an interval belongs to the date on which it began, and a date counts 600 at most.
 *
 * @param dates the first and the last
 */
export function focusMinutes(
  intervals: readonly Interval[],
  { from, to }: { from: string; to: string },
): number {
  const sums = new Map<string, number>()
  for (const { date, ms } of intervals)
    if (date >= from && date <= to) sums.set(date, (sums.get(date) ?? 0) + ms)
  return [...sums.values()].reduce(
    (minutes, ms) => minutes + Math.min(MOST_MINUTES, Math.floor(ms / MINUTE_MS)),
    0,
  )
}
