import type { DayFigures } from '#shared/analytics/week.ts'
import { dayName } from '#shared/time/format.ts'

/** The sentence above the charts, about this week. */
export function insight(days: readonly DayFigures[], today: string): string {
  const done = days.filter(({ completed }) => completed > 0)
  const past = days.filter(({ date }) => date <= today).length
  const best = fullest(days, ({ completed }) => completed)
  if (!best) return 'This week is still open: one completed task draws the first bar.'
  if (done.length === past && past > 1) return `You completed something on each of the ${past} days so far.`
  if (done.length === 1) return `You completed something on one day so far: ${namesOf(best)}.`
  const some = `You completed something on ${done.length} days of ${past} so far`
  return best.length === done.length ? `${some}, as much on each.` : `${some}, and most on ${namesOf(best)}.`
}

/** The days with the most of something, all of them where several have as much; undefined when all days are empty. */
export function fullest(days: readonly DayFigures[], of: (day: DayFigures) => number): Fullest | undefined {
  const most = Math.max(0, ...days.map(of))
  const [first, ...others] = days.filter((day) => of(day) === most)
  return first && most > 0 ? [first, ...others] : undefined
}

export type Fullest = readonly [DayFigures, ...DayFigures[]]

/** Days by name: `Monday`, `Monday and Friday`, `Monday, Tuesday and Friday`. */
export function namesOf(days: Fullest): string {
  return inWords(days.map(({ date }) => dayName(date)))
}

/** Names as part of a sentence: `A, B and C`. */
export function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
}
