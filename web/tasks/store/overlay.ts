import { applyChange, type TaskChange } from '#shared/tasks/change.ts'
import type { Task } from '#shared/tasks/task.ts'

/** The server's rows, as far as this device has them. */
export type Rows = {
  get: (id: string) => Task | undefined
  /** Tasks whose timer runs. */
  running: () => Iterable<Task>
  /** All known occurrences of a repeating task. */
  occurrencesOf: (recurrenceId: string) => Iterable<Task>
}

/** What unsent changes make of rows. A deleted task is there with `deleted_at` set, so that a restore can bring it back. */
export type Overlay = ReadonlyMap<string, Task>

/** The occurrences that a change will make which begins a series, as far as they are to be shown; also the first. */
export type OccurrencesOf = (change: Extract<TaskChange, { kind: 'create' }>) => readonly Task[]

/**
 * What the screen shows instead of the server's rows while changes wait: the same rules that the server will apply,
 * in the same order. Only rows that a change can touch are looked at: its own task, the one that runs (starting a task
 * pauses it) and, for a whole series, its occurrences. The cost does not depend on how many tasks there are.
 */
export function overlayOf(
  rows: Rows,
  changes: readonly TaskChange[],
  userId: string,
  occurrencesOf: OccurrencesOf = () => [],
): Overlay {
  const overlay = new Map<string, Task>()
  const shown = (id: string) => overlay.get(id) ?? rows.get(id)
  for (const change of changes) {
    const begun = change.kind === 'create' && change.task.recurrence ? occurrencesOf(change) : []
    for (const task of begun) if (!rows.get(task.id)) overlay.set(task.id, task)
    const touched = [...touchedBy(change, rows, overlay)].flatMap((id) => shown(id) ?? [])
    for (const task of applyChange(touched, change, { userId }))
      if (task !== shown(task.id)) overlay.set(task.id, task)
  }
  return overlay
}

/** The task that a change is about. */
export function taskIdOf(change: TaskChange): string {
  return change.kind === 'create' ? change.task.id : change.id
}

function touchedBy(change: TaskChange, rows: Rows, overlay: Overlay): Set<string> {
  const id = taskIdOf(change)
  const ids = new Set([id])
  if (change.kind === 'act') {
    for (const task of rows.running()) ids.add(task.id)
    for (const task of overlay.values()) if (task.status === 'in_progress') ids.add(task.id)
  }
  const isSeries = 'scope' in change && change.scope !== 'this'
  const series = isSeries ? (overlay.get(id) ?? rows.get(id))?.recurrence_id : null
  if (series) {
    for (const task of rows.occurrencesOf(series)) ids.add(task.id)
    for (const task of overlay.values()) if (task.recurrence_id === series) ids.add(task.id)
  }
  return ids
}
