import { PATHS } from '#shared/paths.ts'
import type { Task } from '#shared/tasks/task.ts'
import { goTo } from '#web/kit/navigation.tsx'

/** Goes to a task's day and opens the task. */
export function showTask(task: Task): void {
  goTo(addressOf({ date: task.scheduled_date, task: task.id }))
}

/** Goes to a task's day. */
export function showDay({ scheduled_date }: Task): void {
  goTo(addressOf({ date: scheduled_date }))
}

/** The plan in the view in which it is, or in its first one. */
function addressOf({ date, task }: { date: string | null; task?: string }): string {
  const here = new URLSearchParams(location.pathname === PATHS.dashboard ? location.search : '')
  const view = here.get('view')
  const query = new URLSearchParams({ ...(view && { view }), ...(date && { date }), ...(task && { task }) })
  return `${PATHS.dashboard}?${query}`
}
