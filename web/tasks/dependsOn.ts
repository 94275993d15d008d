import type { TaskChange } from '#shared/tasks/change.ts'
import type { Waiting } from '#web/offline/queue.ts'
import { taskIdOf } from './overlay.ts'

/** Whether a change is about a task that an earlier change creates, or about an occurrence that comes of it. */
export function needsCreation({ change, before }: Waiting, { change: earlier }: Waiting): boolean {
  if (earlier.kind !== 'create') return false
  const isForetold = before !== null && before.recurrence_id !== null && before.created_at === earlier.at
  return taskIdOf(change) === earlier.task.id || isForetold
}

/**
 * Whether a change makes no sense before an earlier one: it is about the same task, or about the same series where one of
 * them touches all of it, or both start a timer, of which one runs at a time.
 */
export function dependsOn(later: Waiting, earlier: Waiting): boolean {
  if (taskIdOf(later.change) === taskIdOf(earlier.change) || needsCreation(later, earlier)) return true
  if (isStart(later.change) && isStart(earlier.change)) return true
  const series = later.before?.recurrence_id ?? null
  const isSame = series !== null && series === (earlier.before?.recurrence_id ?? null)
  return isSame && (touchesSeries(later.change) || touchesSeries(earlier.change))
}

function isStart(change: TaskChange): boolean {
  return change.kind === 'act' && change.action === 'start'
}

function touchesSeries(change: TaskChange): boolean {
  return 'scope' in change && change.scope !== 'this'
}
