import { daysBetween } from '#shared/time/civil.ts'
import type { Goal } from './goal.ts'

/** The straight line of a goal: its value at the start and at the target date (docs/rules/goals.md, Goals). Counts begin at 0. */
export type Line = { start: number; target: number }

/** The line of a goal. @param total of counts; of no meaning for a number */
export function lineOf(metric: Goal['metric'], total: number): Line {
  return metric.kind === 'number' ? metric : { start: 0, target: total }
}

/** What the line says for the end of a date. */
export function valueOnLine(
  { start, target }: Line,
  { start_date, target_date }: { start_date: string; target_date: string },
  date: string,
): number {
  return start + ((target - start) * daysBetween(start_date, date)) / daysBetween(start_date, target_date)
}
