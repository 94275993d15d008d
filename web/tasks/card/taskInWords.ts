import { endTime } from '#shared/tasks/schedule.ts'
import type { Task } from '#shared/tasks/task.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** What a screen reader says of a task: `Morning run, 07:00 to 07:45, completed, Fitness`. */
export function taskInWords(task: Task, isUnsent: boolean): string {
  const when =
    task.scheduled_time === null
      ? minutesInWords(task.estimated_duration)
      : `${shownTime(task.scheduled_time)} to ${shownTime(endTime(task) ?? '')}`
  return [
    task.title,
    when,
    STATUS[task.status],
    capitalised(task.category),
    PRIORITY[task.priority],
    isUnsent && 'waiting to be sent',
  ]
    .filter(Boolean)
    .join(', ')
}

const STATUS = { pending: '', in_progress: 'running', completed: 'completed' }
const PRIORITY = { low: 'low priority', medium: '', high: 'high priority' }
