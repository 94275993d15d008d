import type { Goal } from '#shared/goals/goal.ts'
import { type GoalDay, MOST_HISTORY_DAYS } from '#shared/goals/history.ts'
import { lineOf, valueOnLine } from '#shared/goals/line.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { addDays, daysBetween } from '#shared/time/civil.ts'

export type Point = { x: number; y: number }

/** The drawing of a goal's history: points are within 0..1, from the lower left corner. */
export type ChartShape = {
  /** The first and the last date of the drawing. */
  range: DateRange
  /** The values of its lower and upper edge. */
  bottom: number
  top: number
  /** A goal's value, up to today. */
  values: Point[]
  /** The straight line from its start to its target date; empty without one. */
  line: Point[]
}

/** The dates of a goal's history: since its start, at most 400 of them; null for one that starts later. */
export function datesOfHistory({ start_date }: Pick<Goal, 'start_date'>, today: string): DateRange | null {
  if (start_date > today) return null
  const earliest = addDays(today, 1 - MOST_HISTORY_DAYS)
  return { from: start_date > earliest ? start_date : earliest, to: today }
}

/**
 * Where a goal's values and its line lie. The drawing reaches to the target date, or as far ahead as history reaches back; its
 * edges are the least and the greatest value on it, so nothing suggests a zero that is none.
 *
 * @param days one for each date of the history, at least one
 */
export function chartShape(
  goal: Pick<Goal, 'metric' | 'progress' | 'start_date' | 'target_date'>,
  days: readonly GoalDay[],
): ChartShape {
  const { metric, progress, start_date, target_date } = goal
  const line = lineOf(metric, progress.total)
  const from = days[0]?.date ?? start_date
  const today = days.at(-1)?.date ?? start_date
  const ahead = addDays(today, Math.max(14, daysBetween(from, today)))
  const to = target_date === null || target_date < today ? today : target_date < ahead ? target_date : ahead
  const expectedOn = (date: string) =>
    target_date === null ? line.target : valueOnLine(line, { start_date, target_date }, date)
  const lineEnd = target_date === null || target_date > to ? to : target_date
  const ends = target_date === null || lineEnd < from ? [] : [from, lineEnd]
  const all = [
    ...days.map(({ value }) => value),
    ...ends.map(expectedOn),
    ...(to === target_date ? [line.target] : []),
  ]
  const [least, greatest] = [Math.min(...all), Math.max(...all)]
  const [bottom, top] = least === greatest ? [least - 1, greatest + 1] : [least, greatest]
  const length = Math.max(1, daysBetween(from, to))
  const place = (date: string, value: number): Point => ({
    x: daysBetween(from, date) / length,
    y: (value - bottom) / (top - bottom),
  })
  return {
    range: { from, to },
    bottom,
    top,
    values: days.map(({ date, value }) => place(date, value)),
    line: ends.map((date) => place(date, expectedOn(date))),
  }
}

/** Whether nothing moves in a drawing: neither the value, nor its line, as of milestones that there are none of yet. */
export function isFlat({ values, line }: ChartShape): boolean {
  const all = [...values, ...line]
  return all.every(({ y }) => y === all[0]?.y)
}
