import type { TaskChange } from '#shared/tasks/change.ts'
import type { Task } from '#shared/tasks/task.ts'
import { createDays, type DayIndex, type Shift, TRAY } from './dayIndex.ts'
import type { Part } from './parts.ts'
import { type Overlay, overlayOf, taskIdOf } from './overlay.ts'

/** One state of what is shown. A new one is made with each change, however small; the arrays inside are kept. */
export type TaskView = DayIndex & {
  /** Tasks without a date. */
  tray: readonly Task[]
  /** The task as it is shown; undefined when it is not. */
  task: (id: string) => Task | undefined
  /** Dates that have tasks, in no order. */
  dates: () => Iterable<string>
  /** Whether a part of the tasks is known as a whole: `2026-06`, `tray`, `overdue`. */
  has: (part: string) => boolean
  /** Tasks with a change that waits to be sent. */
  unsent: ReadonlySet<string>
}

export type TaskBook = ReturnType<typeof createTaskBook>

/**
 * Everything this device knows of a person's tasks: the server's rows, and on top of them the changes that the server has
 * not confirmed. Rows come in by lists and one by one; an older row never replaces a newer one (`version` rises with
 * each write), so answers may arrive in any order.
 */
export function createTaskBook(userId: string) {
  const rows = new Map<string, Task>()
  /** When a row was last told or taken away, on a clock of this book: lists asked for earlier know nothing of it. */
  const told = new Map<string, number>()
  const running = new Set<string>()
  const series = new Map<string, Set<string>>()
  const parts = new Set<string>()
  const days = createDays()
  const listeners = new Set<() => void>()
  let clock = 0
  let changes: readonly TaskChange[] = []
  let overlay: Overlay = new Map()
  let view = viewNow()

  const known = {
    get: (id: string) => rows.get(id),
    running: () => rowsOf(running),
    occurrencesOf: (recurrenceId: string) => rowsOf(series.get(recurrenceId) ?? []),
  }
  const shownWith = (layer: Overlay, id: string) => {
    const task = layer.get(id) ?? rows.get(id)
    return task?.deleted_at === null ? task : undefined
  }

  /** Changes rows and overlay, then moves exactly those tasks on the calendar that look different afterwards. */
  function change(touched: Iterable<string>, write: () => void) {
    const ids = new Set(touched)
    for (const id of overlay.keys()) ids.add(id)
    const before = new Map([...ids].map((id) => [id, shownWith(overlay, id)]))
    write()
    const next = changes.length > 0 ? overlayOf(known, changes, userId) : EMPTY
    for (const id of next.keys()) if (!ids.has(id)) before.set(id, shownWith(overlay, id))
    overlay = next
    const shifts: Shift[] = []
    for (const [id, was] of before) {
      const is = shownWith(overlay, id)
      if (is !== was) shifts.push({ before: was, after: is })
    }
    if (shifts.length > 0) days.apply(shifts)
    view = viewNow()
    for (const listener of listeners) listener()
  }

  function write(task: Task) {
    const kept = rows.get(task.id)
    if (!kept || (kept.version <= task.version && !isSame(kept, task))) replace(task)
  }
  function replace(task: Task) {
    erase(task.id)
    rows.set(task.id, task)
    link(task)
  }
  function erase(id: string) {
    const kept = rows.get(id)
    if (kept) unlink(kept)
    rows.delete(id)
  }
  function link(task: Task) {
    if (task.status === 'in_progress') running.add(task.id)
    if (task.recurrence_id) (series.get(task.recurrence_id) ?? newSeries(task.recurrence_id)).add(task.id)
  }
  function unlink(task: Task) {
    running.delete(task.id)
    if (task.recurrence_id) series.get(task.recurrence_id)?.delete(task.id)
  }
  function newSeries(id: string) {
    const ids = new Set<string>()
    series.set(id, ids)
    return ids
  }
  function* rowsOf(ids: Iterable<string>) {
    for (const id of ids) {
      const row = rows.get(id)
      if (row) yield row
    }
  }
  function has(part: string) {
    return parts.has(part)
  }
  function viewNow(): TaskView {
    return {
      tasksOn: days.on,
      dates: days.dates,
      tray: days.on(TRAY),
      has,
      task: (id) => shownWith(overlay, id),
      unsent: new Set(changes.map(taskIdOf)),
    }
  }

  return {
    view: () => view,
    /** Calls back after each change of the view. @returns the way to stop */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The server's last word about a task, without what waits. */
    row: known.get,
    /** The moment to remember when a list is asked for. */
    now: () => clock,
    has,
    /** The server's rows of a part. */
    rowsOf: (part: Part) => [...rows.values()].filter((row) => part.belongs(row) && row.deleted_at === null),
    /**
     * What the server says about a part of the tasks.
     *
     * @param tasks the whole list of that part; it may hold others too
     * @param askedAt the moment, by now(), at which it was asked for
     */
    putList(part: Part, tasks: readonly Task[], askedAt: number) {
      parts.add(part.key)
      const listed = new Set(tasks.map(({ id }) => id))
      const isNews = (id: string) => (told.get(id) ?? -1) <= askedAt
      const gone = [...rows.values()].filter(
        (row) => part.belongs(row) && !listed.has(row.id) && isNews(row.id),
      )
      const touched = [...listed, ...gone.map(({ id }) => id)]
      change(touched, () => {
        for (const row of gone) erase(row.id)
        for (const task of tasks) if (isNews(task.id)) write(task)
      })
    },
    /** The server's answer about one task. */
    put(task: Task) {
      clock += 1
      told.set(task.id, clock)
      change([task.id], () => write(task))
    },
    /** The server does not know this task (any more). */
    forget(id: string) {
      clock += 1
      told.set(id, clock)
      change([id], () => erase(id))
    },
    /**
     * A change has arrived: the server's row, where it answered one, and for the other rows that the change touches (the
     * task that a start paused, the rest of a series) what the rules say, until the server's own word comes.
     */
    settle(arrivedChange: TaskChange, task: Task | null) {
      clock += 1
      const results = overlayOf(known, [arrivedChange], userId)
      const own = taskIdOf(arrivedChange)
      for (const id of [own, ...results.keys()]) told.set(id, clock)
      change([own, ...results.keys()], () => {
        for (const result of results.values()) if (result.id !== own || !task) replace(result)
        if (task) write(task)
      })
    },
    /** Tasks that look different from the server's rows, in pairs. */
    *differences(): Iterable<Shift> {
      for (const [id, after] of overlay) yield { before: rows.get(id), after }
    },
    /** Lets go of a part that no screen needs. */
    drop(part: Part) {
      parts.delete(part.key)
      const gone = [...rows.values()].filter(part.belongs).map(({ id }) => id)
      change(gone, () => gone.forEach(erase))
    },
    /** The changes that wait, oldest first. */
    setWaiting(waiting: readonly TaskChange[]) {
      change([], () => (changes = waiting))
    },
  }
}

const EMPTY: Overlay = new Map()

/** An answer that says nothing new keeps the object, and with it everything that was drawn from it. */
function isSame(a: Task, b: Task): boolean {
  return a.version === b.version && a.updated_at === b.updated_at && a.deleted_at === b.deleted_at
}
