import type { Task } from '#shared/tasks/task.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** Whether everything that was planned for a day is completed. */
export function isAllDone(tasks: readonly Task[]): boolean {
  return tasks.length > 0 && tasks.every(({ status }) => status === 'completed')
}

/** What tomorrow begins with. */
export function firstInWords([first]: readonly Task[]): string {
  if (!first) return 'Nothing planned for tomorrow yet'
  return `Tomorrow: ${first.scheduled_time === null ? '' : `${shownTime(first.scheduled_time)} `}${first.title}`
}
