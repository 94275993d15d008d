import { rounded } from '#shared/numbers/rounded.ts'
import { addDays, daysBetween } from '#shared/time/civil.ts'
import { type Line, valueOnLine } from './line.ts'
import { fractionOf, type Progress } from './progress.ts'

/** Where a goal is beside the straight line from its start to its target date (docs/rules/goals.md, Goals). */
export type Pace = {
  /** What the line says for today, in percent and in the metric's unit. */
  expected_percent: number
  expected: number
  /** Days ahead of the line; negative behind it. */
  lead_days: number
  /** Whole days without doing anything before the line passes. */
  safe_days: number
  /** In the metric's unit. */
  needed_per_week: number
  status: 'reached' | 'overdue' | 'ahead' | 'on_pace' | 'behind'
}

type Dates = { start_date: string; target_date: string; today: string }

/** How far a goal is ahead of its line, and what it needs from today on. */
export function paceOf(progress: Progress, line: Line, { today, ...dates }: Dates): Pace {
  const { start_date, target_date } = dates
  const days = daysBetween(start_date, target_date)
  const passed = Math.min(days, Math.max(0, daysBetween(start_date, today)))
  const lead = fractionOf(progress) * days - passed
  const left = progress.total - progress.done
  return {
    expected_percent: Math.floor((100 * passed) / days),
    expected: rounded(valueOnLine(line, dates, addDays(start_date, passed)), 2),
    lead_days: rounded(lead, 1),
    safe_days: Math.max(0, Math.floor(lead + ROUNDING)),
    needed_per_week: rounded((7 * left) / Math.max(1, days - passed), 2),
    status: statusOf(progress, lead, today > target_date),
  }
}

/** Doubles differ by less from what is counted in days. */
const ROUNDING = 1e-9

function statusOf({ reached }: Progress, lead: number, isOver: boolean): Pace['status'] {
  if (reached) return 'reached'
  if (isOver) return 'overdue'
  if (lead >= 1 - ROUNDING) return 'ahead'
  return lead <= -1 + ROUNDING ? 'behind' : 'on_pace'
}
