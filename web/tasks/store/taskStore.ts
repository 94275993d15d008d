import type { TaskChange } from '#shared/tasks/change.ts'
import type { Task } from '#shared/tasks/task.ts'
import { createDays, type DayIndex, type TaskUpdate, TRAY } from './dayIndex.ts'
import type { PreviewOccurrences } from './previewOccurrences.ts'
import { type Overlay, overlayOf, taskIdOf } from './overlay.ts'
import { type Partition, partitionsOf } from './partitions.ts'
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
  /** Whether a partition is known as a whole: `2026-06`, `tray`, `overdue`. */
  has: (partition: string) => boolean
  /** Tasks with a change that waits to be sent. */
  unsent: ReadonlySet<string>
}

export type TaskStore = ReturnType<typeof createTaskStore>

/**
 * Everything this device knows of a person's tasks: the server's rows, and on top of them the changes that the server has
 * not confirmed. Rows come in by lists and one by one; an older row never replaces a newer one (`version` rises with
 * each write), so answers may arrive in any order. A change costs the size of the dates it touches.
 */
export function createTaskStore(userId: string) {
  const state = emptyState(userId)
  return {
    view: () => state.view,
    /** Calls back after each change of the view. @returns the way to stop */
    subscribe: (listener: () => void) => {
      state.listeners.add(listener)
      return () => void state.listeners.delete(listener)
    },
    /** Calls back with the names of the partitions whose rows the server has changed. @returns the way to stop */
    onPartitionsChange: (listener: (partitions: ReadonlySet<string>) => void) => {
      state.partitionListeners.add(listener)
      return () => void state.partitionListeners.delete(listener)
    },
    has: (partition: string) => state.partitions.has(partition),
    /** The server's row of a task, without what waits. */
    row: state.rows.get,
    /** The server's rows of a partition. */
    rowsOf: (partition: Partition) =>
      [...state.rows.all()].filter((row) => partition.belongs(row) && row.deleted_at === null),
    /** Tasks that look different from the server's rows, in pairs. */
    differences: (): TaskUpdate[] =>
      [...state.overlay].map(([id, after]) => ({ before: state.rows.get(id), after })),
    /** The time on the store's clock, to be remembered when a list is asked for. */
    now: () => state.clock,
    /**
     * The server's answer to a partition's query.
     *
     * @param tasks the whole list of that partition; it may hold others too
     * @param askedAt when it was asked for, by now()
     */
    putList: (partition: Partition, tasks: readonly Task[], askedAt: number) =>
      putList(state, partition, tasks, askedAt),
    /** The server's answer about one task. */
    put: (task: Task) => change(state, touch(state, [task.id]), () => write(state, task)),
    /** The server does not know this task (any more). */
    forget: (id: string) => change(state, touch(state, [id]), () => erase(state, id)),
    /** Forgets the rows of a partition that no screen needs. */
    drop: (partition: Partition) => drop(state, partition),
    /** From now on a series that waits to be sent shows its occurrences in the months that are known. */
    setPreview: (preview: PreviewOccurrences) => change(state, [], () => (state.preview = preview)),
    /** The changes that wait, oldest first. */
    setWaiting: (waiting: readonly TaskChange[]) => change(state, [], () => (state.changes = waiting)),
    /**
     * A change has arrived: the server's row, where it answered one, and for the other rows that the change touches (the
     * task that a start paused, the rest of a series) what the rules say, until the server's rows come.
     */
    confirm: (arrived: TaskChange, task: Task | null) => confirm(state, arrived, task),
  }
}

type State = ReturnType<typeof emptyState>

function emptyState(userId: string) {
  const rows = createRows()
  const days = createDays()
  return {
    userId,
    rows,
    days,
    /** Partitions that are known as a whole. */
    partitions: new Set<string>(),
    /** When a row was last written or removed, on the store's clock: lists that were asked for earlier do not include it. */
    touchedAt: new Map<string, number>(),
    clock: 0,
    changes: [] as readonly TaskChange[],
    overlay: new Map() as Overlay,
    /** Loaded when a series waits. */
    preview: null as PreviewOccurrences | null,
    changedPartitions: new Set<string>(),
    listeners: new Set<() => void>(),
    partitionListeners: new Set<(partitions: ReadonlySet<string>) => void>(),
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

function putList(state: State, partition: Partition, tasks: readonly Task[], askedAt: number) {
  const listed = new Set(tasks.map(({ id }) => id))
  const isNews = (id: string) => (state.touchedAt.get(id) ?? -1) <= askedAt
  const gone = [...state.rows.all()].filter(
    (row) =>
      partition.belongs(row) && !listed.has(row.id) && isNews(row.id) && !hasOwner(state, row, partition),
  )
  change(state, [...listed, ...gone.map(({ id }) => id)], () => {
    state.partitions.add(partition.key)
    state.changedPartitions.add(partition.key)
    for (const row of gone) erase(state, row.id)
    for (const task of tasks) if (isNews(task.id)) write(state, task)
  })
}

function drop(state: State, partition: Partition) {
  state.partitions.delete(partition.key)
  const isNeeded = (row: Task) => partitionsOf(row).some((key) => state.partitions.has(key))
  const gone = [...state.rows.all()]
    .filter((row) => partition.belongs(row) && !isNeeded(row))
    .map(({ id }) => id)
  change(state, gone, () => {
    for (const id of gone) state.rows.erase(id)
  })
}

function confirm(state: State, arrived: TaskChange, task: Task | null) {
  const results = overlay(state, [arrived])
  const own = taskIdOf(arrived)
  change(state, touch(state, [own, ...results.keys()]), () => {
    for (const result of results.values()) if (result.id !== own || !task) replace(state, result)
    if (task) write(state, task)
  })
}

/** Changes rows or what waits, then moves exactly those tasks on the calendar that look different afterwards. */
function change(state: State, touched: Iterable<string>, alter: () => void) {
  const before = new Map<string, Task | undefined>()
  for (const id of touched) before.set(id, shown(state, id))
  for (const id of state.overlay.keys()) before.set(id, shown(state, id))
  alter()
  const next = state.changes.length > 0 ? overlay(state, state.changes) : NOTHING
  for (const id of next.keys()) if (!before.has(id)) before.set(id, shown(state, id))
  state.overlay = next
  const updates: TaskUpdate[] = []
  for (const [id, was] of before) {
    const is = shown(state, id)
    if (is !== was) updates.push({ before: was, after: is })
  }
  state.days.apply(updates)
  notify(state)
}

function overlay({ rows, partitions, preview, userId }: State, changes: readonly TaskChange[]): Overlay {
  const months = [...partitions].filter((partition) => /^\d/.test(partition))
  return overlayOf(rows, changes, userId, (begun) => preview?.(begun, months, userId) ?? [])
}

const NOTHING: Overlay = new Map()

/** Whether another known partition decides about a row: an overdue task belongs to its month. */
function hasOwner(state: State, row: Task, partition: Partition): boolean {
  const [owner = ''] = partitionsOf(row)
  return owner !== partition.key && state.partitions.has(owner)
}

function notify(state: State) {
  state.view = {
    tasksOn: state.days.on,
    dates: state.days.dates,
    tray: state.days.on(TRAY),
    task: (id) => shown(state, id),
    running: () => runningTask(state),
    has: (partition) => state.partitions.has(partition),
    unsent: new Set([...state.changes.map(taskIdOf), ...previewedIds(state)]),
  }
  for (const listener of state.listeners) listener()
  if (state.changedPartitions.size === 0) return
  const changed = state.changedPartitions
  state.changedPartitions = new Set()
  for (const listener of state.partitionListeners) listener(changed)
}

/** Previewed occurrences, which the server has not made yet. */
function previewedIds({ overlay: shownInstead, rows, preview }: State): Iterable<string> {
  return preview ? [...shownInstead.keys()].filter((id) => !rows.get(id)) : []
}

function shown(state: State, id: string): Task | undefined {
  const task = state.overlay.get(id) ?? state.rows.get(id)
  return task?.deleted_at === null ? task : undefined
}

function runningTask(state: State): Task | undefined {
  for (const { id } of [...state.overlay.values(), ...state.rows.running()]) {
    const task = shown(state, id)
    if (task?.status === 'in_progress') return task
  }
  return undefined
}

function touch(state: State, ids: string[]): string[] {
  state.clock += 1
  for (const id of ids) state.touchedAt.set(id, state.clock)
  return ids
}

function write(state: State, task: Task) {
  if (isNewer(task, state.rows.get(task.id))) replace(state, task)
}

function replace(state: State, task: Task) {
  note(state, task)
  note(state, state.rows.replace(task))
}

function erase(state: State, id: string) {
  note(state, state.rows.erase(id))
}

function note(state: State, task: Task | undefined) {
  if (task) for (const partition of partitionsOf(task)) state.changedPartitions.add(partition)
}
