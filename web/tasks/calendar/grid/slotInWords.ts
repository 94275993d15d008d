import type { Task } from '#shared/tasks/task.ts'
import { minutesOf } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** A slot's accessible name: its day and time, and the tasks that are already there. */
export function slotInWords(tasks: readonly Task[], date: string, time: string): string {
  const from = minutesOf(time)
  const there = tasks.filter(({ scheduled_time, estimated_duration }) => {
    if (scheduled_time === null) return false
    const start = minutesOf(scheduled_time)
    return start < from + 30 && start + estimated_duration > from
  })
  const taken = there.length === 0 ? 'free' : there.map((task) => task.title).join(', ')
  return `${dayInWords(date)}, ${shownTime(time)}: ${taken}`
}
