import type { Task } from '#shared/tasks/task.ts'
import type { PendingStats } from '#web/progress/pendingStats.ts'
import type { TaskStore } from '../store/taskStore.ts'

/** What the changes that wait will do to the figures: XP of completions, and how many tasks are planned for which date. */
export function pendingStatsOf(book: Pick<TaskStore, 'differences'>): PendingStats {
  let xp = 0
  const days = new Map<string, { completed: number; total: number }>()
  const count = (task: Task | undefined, sign: 1 | -1) => {
    if (!task) return
    const isDone = task.status === 'completed'
    // XP stays when a completed task is deleted; the counts of its day do not (docs/rules/progress.md, Figures).
    if (isDone) xp += sign * task.xp_reward
    if (task.deleted_at !== null || task.scheduled_date === null) return
    const day = days.get(task.scheduled_date) ?? { completed: 0, total: 0 }
    days.set(task.scheduled_date, {
      completed: day.completed + (isDone ? sign : 0),
      total: day.total + sign,
    })
  }
  for (const { before, after } of book.differences()) {
    count(before, -1)
    count(after, 1)
  }
  for (const [date, { completed, total }] of days) if (completed === 0 && total === 0) days.delete(date)
  return { xp, days }
}
