import type { LedgerRow } from '#shared/progress/stats.ts'
import type { Task } from '#shared/tasks/task.ts'

/** Tasks a day to which the weekly chart's scale reaches at least (docs/rules.md, Figures). */
export const WEEKLY_SCALE = 14

export type DayFigures = { date: string; completed: number; xp: number }
export type CategoryFigures = { category: Task['category']; planned: number; completed: number }

/**
 * Completed tasks and XP of each date, from the ledger. A task counts on the date of its completion, unless that completion
 * was undone.
 */
export function figuresByDay(dates: readonly string[], ledger: readonly LedgerRow[]): DayFigures[] {
  return dates.map((date) => {
    const rows = ledger.filter((row) => row.occurrence_date === date)
    const perTask = new Map<string, number>()
    for (const { source_kind, source_id, amount } of rows)
      if (source_kind === 'task') perTask.set(source_id, (perTask.get(source_id) ?? 0) + amount)
    const completed = [...perTask.values()].filter((amount) => amount > 0).length
    return { date, completed, xp: rows.reduce((sum, { amount }) => sum + amount, 0) }
  })
}

/** Planned and completed tasks by category, most planned first. Categories without a task are left out. */
export function figuresByCategory(tasks: readonly Task[]): CategoryFigures[] {
  const figures = new Map<Task['category'], CategoryFigures>()
  for (const { category, status } of tasks) {
    const known = figures.get(category) ?? { category, planned: 0, completed: 0 }
    const completed = known.completed + (status === 'completed' ? 1 : 0)
    figures.set(category, { category, planned: known.planned + 1, completed })
  }
  return [...figures.values()].toSorted((a, b) => b.planned - a.planned || (a.category < b.category ? -1 : 1))
}

/** Whole minutes on the timers of these tasks. An open interval counts once it is closed. */
export function focusMinutes(tasks: readonly Task[]): number {
  return tasks.reduce(
    (sum, { actual_duration, elapsed_seconds }) =>
      sum + (actual_duration ?? Math.floor(elapsed_seconds / 60)),
    0,
  )
}
