import * as z from 'zod/mini'
import { addDays, daysBetween } from '#shared/time/civil.ts'
import type { Goal } from './goal.ts'

/** A goal at the end of a date: its value, and what the line to its target says; null outside the line's dates. */
export const GoalDay = z.object({ date: z.string(), value: z.number(), expected: z.nullable(z.number()) })
export type GoalDay = z.infer<typeof GoalDay>

/** Dates that one history has at most. */
export const MOST_HISTORY_DAYS = 400

type Line = Pick<Goal, 'start_date' | 'target_date'> & { from: number; to: number }

/**
 * One item for each date.
 *
 * @param value before the first date
 * @param changes by date: the value from then on (a number's newest check-in), or what is added to it
 * @param line from the goal's start to its target date; counts go from 0 to their total
 */
export function historyOf(
  { from, to }: { from: string; to: string },
  { value, changes }: { value: number; changes: ReadonlyMap<string, (value: number) => number> },
  line: Line,
): GoalDay[] {
  const items: GoalDay[] = []
  let now = value
  for (let date = from; date <= to; date = addDays(date, 1)) {
    now = changes.get(date)?.(now) ?? now
    items.push({ date, value: now, expected: expectedOn(date, line) })
  }
  return items
}

function expectedOn(date: string, { start_date, target_date, from, to }: Line): number | null {
  if (target_date === null || date < start_date || date > target_date) return null
  const passed = daysBetween(start_date, date) / daysBetween(start_date, target_date)
  return Math.round((from + (to - from) * passed) * 100) / 100
}
