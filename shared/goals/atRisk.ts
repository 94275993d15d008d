import type { Goal } from './goal.ts'

/** Whether an active goal is behind or overdue, or will probably be late (docs/rules/goals.md, Goals). */
export function isAtRisk({
  status,
  target_date,
  pace,
  forecast: { p50 },
}: Pick<Goal, 'status' | 'target_date' | 'pace' | 'forecast'>): boolean {
  const isBehind = pace?.status === 'behind' || pace?.status === 'overdue'
  const isLate = target_date !== null && p50 !== null && p50 > target_date
  return status === 'active' && (isBehind || isLate)
}
