import { DAY_CAPACITY } from './calendar/dayLoad.ts'
import type { Task } from './task.ts'

type Planned = Pick<Task, 'id' | 'estimated_duration' | 'priority' | 'scheduled_time'>

const RANKS = { high: 0, medium: 1, low: 2 }

/**
 * The tasks of a day for which it has no room (docs/rules/rituals.md, Rituals): room is given to those that matter, then to those with a time,
 * then by priority.
 *
 * @param tasks open ones, in their order
 * @param mattering ids of those that come first
 * @returns ids
 */
export function notFitting(
  tasks: readonly Planned[],
  mattering: readonly string[],
  capacity = DAY_CAPACITY,
): ReadonlySet<string> {
  const rank = ({ id, scheduled_time, priority }: Planned) =>
    mattering.includes(id) ? 0 : scheduled_time === null ? 2 + RANKS[priority] : 1
  let left = capacity
  const without = new Set<string>()
  for (const { id, estimated_duration } of tasks.toSorted((a, b) => rank(a) - rank(b))) {
    if (estimated_duration <= left) left -= estimated_duration
    else without.add(id)
  }
  return without
}
