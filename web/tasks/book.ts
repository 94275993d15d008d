import type { TaskChange } from '#shared/tasks/change.ts'
import type { Task } from '#shared/tasks/task.ts'
import { createDays, type DayIndex, type Shift, TRAY } from './dayIndex.ts'
import type { Foretell } from './foretell.ts'
import { type Overlay, overlayOf, taskIdOf } from './overlay.ts'
import { type Part, partsOf } from './parts.ts'
import { createRows, isNewer } from './rows.ts'

/** One state of what is shown. A new one is made with each change, however small; the arrays inside are kept. */
export type TaskView = DayIndex & {
  /** Tasks without a date. */
  tray: readonly Task[]
  /** The task as it is shown; undefined when it is not. */
  task: (id: string) => Task | undefined
  /** The task whose timer runs, if it is known. */
  running: () => Task | undefined
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
 * each write), so answers may arrive in any order. A change costs the size of the dates it touches.
 */
export function createTaskBook(userId: string) {
  const book = emptyBook(userId)
  return {
    view: () => book.view,
    /** Calls back after each change of the view. @returns the way to stop */
    subscribe: (listener: () => void) => {
      book.listeners.add(listener)
      return () => void book.listeners.delete(listener)
    },
    /** Calls back with the names of the parts whose rows the server has changed. @returns the way to stop */
    onPartsChange: (listener: (parts: ReadonlySet<string>) => void) => {
      book.partListeners.add(listener)
      return () => void book.partListeners.delete(listener)
    },
    has: (part: string) => book.parts.has(part),
    /** The server's last word about a task, without what waits. */
    row: book.rows.get,
    /** The server's rows of a part. */
    rowsOf: (part: Part) =>
      [...book.rows.all()].filter((row) => part.belongs(row) && row.deleted_at === null),
    /** Tasks that look different from the server's rows, in pairs. */
    differences: (): Shift[] =>
      [...book.overlay].map(([id, after]) => ({ before: book.rows.get(id), after })),
    /** The moment to remember when a list is asked for. */
    now: () => book.clock,
    /**
     * What the server says about a part of the tasks.
     *
     * @param tasks the whole list of that part; it may hold others too
     * @param askedAt the moment, by now(), at which it was asked for
     */
    putList: (part: Part, tasks: readonly Task[], askedAt: number) => putList(book, part, tasks, askedAt),
    /** The server's answer about one task. */
    put: (task: Task) => change(book, tell(book, [task.id]), () => write(book, task)),
    /** The server does not know this task (any more). */
    forget: (id: string) => change(book, tell(book, [id]), () => erase(book, id)),
    /** Lets go of a part that no screen needs. */
    drop: (part: Part) => drop(book, part),
    /** From now on a series that waits to be sent shows its occurrences in the months that are known. */
    setForetell: (foretell: Foretell) => change(book, [], () => (book.foretell = foretell)),
    /** The changes that wait, oldest first. */
    setWaiting: (waiting: readonly TaskChange[]) => change(book, [], () => (book.changes = waiting)),
    /**
     * A change has arrived: the server's row, where it answered one, and for the other rows that the change touches (the
     * task that a start paused, the rest of a series) what the rules say, until the server's own word comes.
     */
    settle: (arrived: TaskChange, task: Task | null) => settle(book, arrived, task),
  }
}

type Book = ReturnType<typeof emptyBook>

function emptyBook(userId: string) {
  const rows = createRows()
  const days = createDays()
  return {
    userId,
    rows,
    days,
    /** Parts that are known as a whole. */
    parts: new Set<string>(),
    /** When a row was last told or taken away, on the book's clock: lists asked for earlier know nothing of it. */
    told: new Map<string, number>(),
    clock: 0,
    changes: [] as readonly TaskChange[],
    overlay: new Map() as Overlay,
    /** Loaded when a series waits. */
    foretell: null as Foretell | null,
    changedParts: new Set<string>(),
    listeners: new Set<() => void>(),
    partListeners: new Set<(parts: ReadonlySet<string>) => void>(),
    view: {
      tasksOn: days.on,
      dates: days.dates,
      tray: [],
      task: () => undefined,
      running: () => undefined,
      has: () => false,
      unsent: new Set(),
    } as TaskView,
  }
}

function putList(book: Book, part: Part, tasks: readonly Task[], askedAt: number) {
  const listed = new Set(tasks.map(({ id }) => id))
  const isNews = (id: string) => (book.told.get(id) ?? -1) <= askedAt
  const gone = [...book.rows.all()].filter(
    (row) => part.belongs(row) && !listed.has(row.id) && isNews(row.id) && !hasOwner(book, row, part),
  )
  change(book, [...listed, ...gone.map(({ id }) => id)], () => {
    book.parts.add(part.key)
    book.changedParts.add(part.key)
    for (const row of gone) erase(book, row.id)
    for (const task of tasks) if (isNews(task.id)) write(book, task)
  })
}

function drop(book: Book, part: Part) {
  book.parts.delete(part.key)
  const isNeeded = (row: Task) => partsOf(row).some((key) => book.parts.has(key))
  const gone = [...book.rows.all()].filter((row) => part.belongs(row) && !isNeeded(row)).map(({ id }) => id)
  change(book, gone, () => {
    for (const id of gone) book.rows.erase(id)
  })
}

function settle(book: Book, arrived: TaskChange, task: Task | null) {
  const results = overlay(book, [arrived])
  const own = taskIdOf(arrived)
  change(book, tell(book, [own, ...results.keys()]), () => {
    for (const result of results.values()) if (result.id !== own || !task) replace(book, result)
    if (task) write(book, task)
  })
}

/** Changes rows or what waits, then moves exactly those tasks on the calendar that look different afterwards. */
function change(book: Book, touched: Iterable<string>, alter: () => void) {
  const before = new Map<string, Task | undefined>()
  for (const id of touched) before.set(id, shown(book, id))
  for (const id of book.overlay.keys()) before.set(id, shown(book, id))
  alter()
  const next = book.changes.length > 0 ? overlay(book, book.changes) : NOTHING
  for (const id of next.keys()) if (!before.has(id)) before.set(id, shown(book, id))
  book.overlay = next
  const shifts: Shift[] = []
  for (const [id, was] of before) {
    const is = shown(book, id)
    if (is !== was) shifts.push({ before: was, after: is })
  }
  book.days.apply(shifts)
  tellListeners(book)
}

function overlay({ rows, parts, foretell, userId }: Book, changes: readonly TaskChange[]): Overlay {
  const months = [...parts].filter((part) => /^\d/.test(part))
  return overlayOf(rows, changes, userId, (begun) => foretell?.(begun, months, userId) ?? [])
}

const NOTHING: Overlay = new Map()

/** Whether another known part has the last word about a row: a task that is overdue is its month's. */
function hasOwner(book: Book, row: Task, part: Part): boolean {
  const [owner = ''] = partsOf(row)
  return owner !== part.key && book.parts.has(owner)
}

function tellListeners(book: Book) {
  book.view = {
    tasksOn: book.days.on,
    dates: book.days.dates,
    tray: book.days.on(TRAY),
    task: (id) => shown(book, id),
    running: () => runningTask(book),
    has: (part) => book.parts.has(part),
    unsent: new Set([...book.changes.map(taskIdOf), ...foretoldIds(book)]),
  }
  for (const listener of book.listeners) listener()
  if (book.changedParts.size === 0) return
  const changed = book.changedParts
  book.changedParts = new Set()
  for (const listener of book.partListeners) listener(changed)
}

/** Occurrences that only this device knows of. */
function foretoldIds({ overlay: shownInstead, rows, foretell }: Book): Iterable<string> {
  return foretell ? [...shownInstead.keys()].filter((id) => !rows.get(id)) : []
}

function shown(book: Book, id: string): Task | undefined {
  const task = book.overlay.get(id) ?? book.rows.get(id)
  return task?.deleted_at === null ? task : undefined
}

function runningTask(book: Book): Task | undefined {
  for (const { id } of [...book.overlay.values(), ...book.rows.running()]) {
    const task = shown(book, id)
    if (task?.status === 'in_progress') return task
  }
  return undefined
}

function tell(book: Book, ids: string[]): string[] {
  book.clock += 1
  for (const id of ids) book.told.set(id, book.clock)
  return ids
}

function write(book: Book, task: Task) {
  if (isNewer(task, book.rows.get(task.id))) replace(book, task)
}

function replace(book: Book, task: Task) {
  note(book, task)
  note(book, book.rows.replace(task))
}

function erase(book: Book, id: string) {
  note(book, book.rows.erase(id))
}

function note(book: Book, task: Task | undefined) {
  if (task) for (const part of partsOf(task)) book.changedParts.add(part)
}
