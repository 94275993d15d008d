import { type DayRule, localDate, localTime } from '#shared/time/localDate.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { instantOf } from '#shared/time/instantOf.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'
import type { Figure } from './statistics.ts'

const MOST_MINUTES_OFF = 5
const LONG_MS = 25 * MINUTE_MS
/** The part of the estimate by which a good one may be wrong. */
const MOST_WRONG = 0.15

/** The figures that a task adds to because of the moment at which it is completed. */
export function figuresOfMoment(at: Date, dayRule: DayRule): Figure[] {
  const time = localTime(at, dayRule.timezone)
  const figures: Figure[] = []
  if (time >= '04:00' && time < '08:00') figures.push('morningTasks')
  if (time >= '21:00') figures.push('eveningTasks')
  const day = localDate(at, dayRule).slice(5)
  if (day === '12-31' || day === '01-01') figures.push('yearTurns')
  if (day === '02-29') figures.push('leapDays')
  return figures
}

/** The figures that a completed task adds to because of its timer. @param estimate in minutes */
export function figuresOfTimer(trackedMs: number, estimate: number): Figure[] {
  const figures: Figure[] = []
  if (trackedMs >= LONG_MS) figures.push('longTasks')
  const estimateMs = estimate * MINUTE_MS
  if (trackedMs > 0 && Math.abs(trackedMs - estimateMs) <= estimateMs * MOST_WRONG)
    figures.push('estimatedTasks')
  return figures
}

/** The date on which a task was begun on time; null where it was not. */
export function promptDate(
  at: Date,
  { scheduled_date, scheduled_time }: { scheduled_date: string | null; scheduled_time: string | null },
  dayRule: DayRule,
): string | null {
  if (scheduled_date === null || scheduled_time === null) return null
  const planned = parseInstant(instantOf(scheduled_date, scheduled_time, dayRule.timezone)).getTime()
  const isPrompt = Math.abs(at.getTime() - planned) <= MOST_MINUTES_OFF * MINUTE_MS
  return isPrompt ? localDate(at, dayRule) : null
}

/** The New Year's Eve and the day after it that a date is one of, as `[31 December, 1 January]`. */
export function yearTurnOf(date: string): [string, string] {
  const year = Number(date.slice(0, 4)) - (date.endsWith('-01-01') ? 1 : 0)
  return [`${year}-12-31`, `${year + 1}-01-01`]
}
