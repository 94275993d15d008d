import type { Task } from '#shared/tasks/task.ts'
import { minuteOf } from './placing/block.ts'

type Candidate = Pick<
  Task,
  'id' | 'status' | 'scheduled_date' | 'scheduled_time' | 'estimated_duration' | 'recurrence_id'
>

/**
 * The tasks that were missed and can be planned anew (docs/rules/plans.md, Plans 5), in the order in which they come: pending ones whose
 * time is over, or whose date where they have no time; of a repeating one the newest.
 *
 * @param now by the person's wall clock; a day ends at midnight
 */
export function missedTasks<T extends Candidate>(
  tasks: readonly T[],
  now: { date: string; time: string },
): T[] {
  const missed = tasks.filter((task) => task.status === 'pending' && isOver(task, now))
  const newest = new Map<string, T>()
  for (const task of missed) {
    const series = task.recurrence_id ?? task.id
    const other = newest.get(series)
    if (!other || placeOf(task) > placeOf(other)) newest.set(series, task)
  }
  return missed.filter((task) => newest.get(task.recurrence_id ?? task.id) === task)
}

function isOver({ scheduled_date, scheduled_time, estimated_duration }: Candidate, now: Now): boolean {
  if (scheduled_date === null) return false
  if (scheduled_time === null) return scheduled_date < now.date
  return minuteOf(scheduled_date, scheduled_time) + estimated_duration <= minuteOf(now.date, now.time)
}

type Now = { date: string; time: string }

/** Of the same date one with a time is newer than one without. */
function placeOf({ scheduled_date, scheduled_time, id }: Candidate): string {
  return `${scheduled_date} ${scheduled_time ?? '     '} ${id}`
}
