import * as z from 'zod/mini'
import { rounded } from '#shared/numbers/rounded.ts'
import { addDays } from '#shared/time/civil.ts'
import type { Goal } from './goal.ts'
import { type Line, valueOnLine } from './line.ts'

/** A goal at the end of a date: its value, and what the line to its target says; null outside the line's dates. */
export const GoalDay = z.object({ date: z.string(), value: z.number(), expected: z.nullable(z.number()) })
export type GoalDay = z.infer<typeof GoalDay>

/** Dates that one history has at most. */
export const MOST_HISTORY_DAYS = 400

type DatedLine = Pick<Goal, 'start_date' | 'target_date'> & { line: Line }

/**
 * One item for each date.
 *
 * @param value before the first date
 * @param changes by date: the value from then on (a number's newest check-in), or what is added to it
 */
export function historyOf(
  { from, to }: { from: string; to: string },
  { value, changes }: { value: number; changes: ReadonlyMap<string, (value: number) => number> },
  goal: DatedLine,
): GoalDay[] {
  const items: GoalDay[] = []
  let now = value
  for (let date = from; date <= to; date = addDays(date, 1)) {
    now = changes.get(date)?.(now) ?? now
    items.push({ date, value: now, expected: expectedOn(date, goal) })
  }
  return items
}

function expectedOn(date: string, { start_date, target_date, line }: DatedLine): number | null {
  if (target_date === null || date < start_date || date > target_date) return null
  return rounded(valueOnLine(line, { start_date, target_date }, date), 2)
}
