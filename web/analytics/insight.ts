import type { DayFigures } from '#shared/analytics/week.ts'
import { dayName } from '#shared/time/format.ts'

/** The sentence above the charts, about this week. */
export function insight(days: readonly DayFigures[], today: string): string {
  const done = days.filter(({ completed }) => completed > 0)
  const past = days.filter(({ date }) => date <= today).length
  const best = fullest(days, ({ completed }) => completed)
  if (!best) return 'This week is still open: one completed task draws the first bar.'
  if (done.length === past && past > 1) return `You completed something on each of the ${past} days so far.`
  if (done.length === 1) return `You completed something on one day so far: ${dayName(best.date)}.`
  return `You completed something on ${done.length} days of ${past} so far, and most on ${dayName(best.date)}.`
}

/** The day with the most of something, the earlier of two equal ones; undefined when all days are empty. */
export function fullest(
  days: readonly DayFigures[],
  of: (day: DayFigures) => number,
): DayFigures | undefined {
  const [first] = days.toSorted((a, b) => of(b) - of(a))
  return first && of(first) > 0 ? first : undefined
}
