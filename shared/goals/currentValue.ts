import type { EnteredCheckIn } from './change.ts'
import type { Goal } from './goal.ts'
import { exact } from './metric.ts'

/**
 * What a goal's number says by its check-ins (docs/rules/goals.md, Goals): the newest one's value, by date and then by arrival, or the
 * start with all of them added up.
 *
 * @param checkIns newest first, as the server lists them
 */
export function currentValue(
  metric: Extract<Goal['metric'], { kind: 'number' }>,
  checkIns: readonly EnteredCheckIn[],
): number {
  const { start, aggregate } = metric
  if (aggregate === 'last') return checkIns[0]?.value ?? start
  return exact(checkIns.reduce((sum, { value }) => sum + value, start))
}
