import type { TaskChange } from '#shared/tasks/change.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { Waiting } from '#web/kit/offline/entry.ts'

type WaitingTask = Waiting<TaskChange, Task>

/** Whether a change is about an occurrence of a series that an earlier change creates. */
export function comesOfSeries({ before }: WaitingTask, { change: earlier }: WaitingTask): boolean {
  const isPreview = before !== null && before.recurrence_id !== null && before.created_at === earlier.at
  return isPreview && earlier.kind === 'create'
}

/**
 * Whether a change of one task makes no sense before an earlier one of another: both start a timer, of which one runs at a
 * time, or both belong to one series and one of them touches all of it.
 */
export function dependsOn(later: WaitingTask, earlier: WaitingTask): boolean {
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
