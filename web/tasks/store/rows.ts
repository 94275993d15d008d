import type { Task } from '#shared/tasks/task.ts'
import type { Rows } from './overlay.ts'

/** The server's rows on this device, with indexes of running tasks and of series. */
export function createRows() {
  const rows = new Map<string, Task>()
  const running = new Set<string>()
  const series = new Map<string, Set<string>>()

  const some = (ids: Iterable<string> = []) => [...ids].flatMap((id) => rows.get(id) ?? [])
  const known: Rows = {
    get: (id) => rows.get(id),
    running: () => some(running),
    occurrencesOf: (recurrenceId) => some(series.get(recurrenceId)),
  }

  /** @returns the row that went, if there was one */
  function erase(id: string): Task | undefined {
    const row = rows.get(id)
    if (!row) return undefined
    rows.delete(id)
    running.delete(id)
    if (row.recurrence_id) series.get(row.recurrence_id)?.delete(id)
    return row
  }

  /** @returns the row that it replaced, if there was one */
  function replace(task: Task): Task | undefined {
    const before = erase(task.id)
    rows.set(task.id, task)
    if (task.status === 'in_progress') running.add(task.id)
    if (task.recurrence_id) {
      const ids = series.get(task.recurrence_id) ?? new Set()
      series.set(task.recurrence_id, ids.add(task.id))
    }
    return before
  }

  return { ...known, all: () => rows.values(), erase, replace }
}

/** Whether a row is newer than the known one. An equal one is not. */
export function isNewer(task: Task, known: Task | undefined): boolean {
  if (!known) return true
  const isSame =
    known.version === task.version &&
    known.updated_at === task.updated_at &&
    known.deleted_at === task.deleted_at
  return known.version <= task.version && !isSame
}
