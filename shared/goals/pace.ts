import { daysBetween } from '#shared/time/civil.ts'
import { fractionOf, type Progress } from './progress.ts'

/** Where a goal is beside the straight line from its start to its target date (docs/rules.md, Goals). */
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

/** @param line the metric's value at both ends; counts go from 0 to their total */
export function paceOf(
  progress: Progress,
  line: { start: number; target: number },
  { start_date, target_date, today }: Dates,
): Pace {
  const days = daysBetween(start_date, target_date)
  const passed = Math.min(days, Math.max(0, daysBetween(start_date, today)))
  const lead = fractionOf(progress) * days - passed
  const left = progress.total - progress.done
  return {
    expected_percent: Math.floor((100 * passed) / days),
    expected: rounded(line.start + ((line.target - line.start) * passed) / days, 2),
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

function rounded(value: number, places: number): number {
  return Math.round(value * 10 ** places) / 10 ** places + 0 // no negative zero
}
