import { endTime } from '#shared/tasks/schedule.ts'
import type { Task } from '#shared/tasks/task.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** Start and end of a task as this device shows times, `09:30–10:15`; null without a time. */
export function shownSpan(task: Pick<Task, 'scheduled_time' | 'estimated_duration'>): string | null {
  const end = endTime(task)
  return task.scheduled_time === null || end === null
    ? null
    : `${shownTime(task.scheduled_time)}–${shownTime(end)}`
}
