import { addDays, daysBetween } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { isAtRisk } from './atRisk.ts'
import { forecastOf } from './forecast.ts'
import type { Goal } from './goal.ts'
import { lineOf } from './line.ts'
import { paceOf } from './pace.ts'
import { progressOfCounts, progressOfNumber } from './progress.ts'

type Measured = Pick<Goal, 'metric' | 'start_date' | 'target_date' | 'status'>

/** What was entered or done for a goal, as far as its figures need it. */
export type Evidence = {
  /**
   * The metric's value as of the end of today, of the date a week ago, and so on for {@link weeksOf} weeks: the value of a
   * number, elsewhere how many units were done.
   */
  values: readonly number[]
  /** Units in all; of no meaning for a number. */
  total: number
  /** Check-ins or units that were done in those weeks. */
  entries: number
}

/** The figures of a goal that follow from its evidence. */
export type GoalFigures = Pick<Goal, 'progress' | 'pace' | 'forecast' | 'at_risk'>

const MOST_WEEKS = 6
/** So many dates back a forecast looks. */
export const EVIDENCE_DAYS = 7 * MOST_WEEKS

/** How many whole weeks since its start a forecast looks at, at most six. */
export function weeksOf(startDate: string, today: string): number {
  return Math.max(0, Math.min(MOST_WEEKS, Math.floor(daysBetween(startDate, today) / 7)))
}

/** The dates at whose end {@link Evidence} has values, today first. */
export function datesOfEvidence(startDate: string, today: string): string[] {
  return Array.from({ length: weeksOf(startDate, today) + 1 }, (_, week) => addDays(today, -7 * week))
}

/** The dates whose habits count for a goal: up to its target date, without one up to today. */
export function datesOfGoal(
  { start_date, target_date }: Pick<Measured, 'start_date' | 'target_date'>,
  today: string,
): DateRange {
  return { from: start_date, to: target_date ?? today }
}

/** Progress, pace and forecast of a goal (docs/rules/goals.md, Goals). @param today the person's local date */
export function figuresOfGoal(
  goal: Measured,
  { values, total, entries }: Evidence,
  today: string,
): GoalFigures {
  const { metric, start_date, target_date, status } = goal
  const current = values[0] ?? 0
  const isNumber = metric.kind === 'number'
  const progress = isNumber ? progressOfNumber(metric, current) : progressOfCounts({ done: current, total })
  const line = lineOf(metric, total)
  const isActive = status === 'active'
  const pace = target_date && isActive ? paceOf(progress, line, { start_date, target_date, today }) : null
  const direction = Math.sign(line.target - line.start)
  const gains = values.slice(1).map((before, week) => ((values[week] ?? 0) - before) * direction)
  const isReached = progress.reached
  const forecast = forecastOf(
    {
      gains,
      entries,
      left: progress.total - progress.done,
      status: !isActive ? 'closed' : isReached ? 'reached' : 'active',
    },
    { today, target_date },
  )
  return { progress, pace, forecast, at_risk: isAtRisk({ status, target_date, pace, forecast }) }
}
