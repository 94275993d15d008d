import type { AnyPlan } from '#shared/planning/plan.ts'
import type { OpenTask } from './openTasksUntil.ts'

/** What a plan moves, and to when. */
export function movedOf(
  { items }: AnyPlan,
  tasks: readonly OpenTask[],
): { title: string; date: string | null; time: string | null }[] {
  return items.flatMap(({ task_id: id, patch }) => {
    const task = tasks.find((one) => one.id === id)
    if (!task || !patch) return []
    const { scheduled_date: date, scheduled_time: time } = { ...task, ...patch }
    return [{ title: task.title, date, time }]
  })
}
