import { nextDateOf } from '#shared/tasks/schedule.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { dayInShort } from '#shared/time/format.ts'

/** Where a task moves on to: `tomorrow`, or the day after its own: `Wed 25 Nov`. */
export function nextDateInWords(task: Pick<Task, 'scheduled_date'>, today: string): string {
  const date = nextDateOf(task, today)
  return date === addDays(today, 1) ? 'tomorrow' : dayInShort(date)
}
