import type { LedgerRow } from '#shared/progress/stats.ts'
import type { Task } from '#shared/tasks/task.ts'

/** The weekly chart reaches to fourteen tasks a day, or to the fullest day (specification, section 9; rulebook, section 3). */
export const WEEKLY_SCALE = 14

export type DayFigures = { date: string; completed: number; xp: number }
export type CategoryFigures = { category: Task['category']; planned: number; completed: number }

/**
 * What each date of a week earned, out of the ledger: a task counts on the date that its completion was given, and no
 * longer once that completion was taken back.
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

/** The planned tasks of a week by category, the fullest first; categories without a task are left out. */
export function figuresByCategory(tasks: readonly Task[]): CategoryFigures[] {
  const figures = new Map<Task['category'], CategoryFigures>()
  for (const { category, status } of tasks) {
    const known = figures.get(category) ?? { category, planned: 0, completed: 0 }
    const completed = known.completed + (status === 'completed' ? 1 : 0)
    figures.set(category, { category, planned: known.planned + 1, completed })
  }
  return [...figures.values()].toSorted((a, b) => b.planned - a.planned || (a.category < b.category ? -1 : 1))
}

/** Whole minutes that the timers of these tasks have run; an open interval counts once it is closed. */
export function focusMinutes(tasks: readonly Task[]): number {
  return tasks.reduce(
    (sum, { actual_duration, elapsed_seconds }) =>
      sum + (actual_duration ?? Math.floor(elapsed_seconds / 60)),
    0,
  )
}
