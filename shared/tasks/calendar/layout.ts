import { minutesOf, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import type { Task } from '#shared/tasks/task.ts'

/** Most tasks side by side (docs/rules/tasks.md, Calendar). */
export const MOST_COLUMNS = 3

/** How many tasks have room side by side, and how many beside a "+n". */
export type Room = { columns: number; besideCrowd: number }
const WIDE: Room = { columns: MOST_COLUMNS, besideCrowd: MOST_COLUMNS }
/** Columns of 88 px and more, and narrower ones, where a finger needs 44 for each. */
export const NARROW: Room = { columns: 2, besideCrowd: 1 }
export const NARROWEST: Room = { columns: 1, besideCrowd: 0 }

/** A shorter task is laid out as if it took this long, so that its box is high enough to click. Minutes. */
const LEAST_DRAWN_MINUTES = 30

/** One box in a day's column: minutes since that day's midnight, and its share of the width. */
export type Box<T> = {
  task: T
  start: number
  end: number
  /** From 0 at the inline start. */
  column: number
  /** Number of columns side by side here. */
  columns: number
  /** Number of columns that the box covers. */
  span: number
  /** Whether the task began on the day before. */
  fromBefore: boolean
  /** Whether a "+n" is shown at the inline end, beside all columns. */
  crowded: boolean
}

/** The tasks beyond the {@link Room} of a day: shown as "+n" over the time they take, or alone across the day. */
export type Crowd<T> = { tasks: T[]; start: number; end: number; isAlone: boolean }

export type DayLayout<T> = { boxes: Box<T>[]; crowds: Crowd<T>[] }

type Timed = Pick<Task, 'scheduled_time' | 'estimated_duration'>

/**
 * Lays out one day: overlapping tasks side by side, in O(n log n), since a column has room for few boxes.
 *
 * Tasks connected by a chain of overlaps form a cluster and share its columns. Each takes the leftmost free column and
 * widens over free columns to its right. Tasks without a time are left out.
 *
 * @param tasks the tasks of this day
 * @param before the tasks of the day before, of which those past midnight continue here
 */
export function layOutDay<T extends Timed>(
  tasks: readonly T[],
  before: readonly T[] = [],
  room: Room = WIDE,
): DayLayout<T> {
  const boxes = [...partsAfterMidnight(before), ...partsBeforeMidnight(tasks)]
  boxes.sort((a, b) => a.start - b.start || b.end - a.end)
  const layout: DayLayout<T> = { boxes: [], crowds: [] }
  let cluster: Box<T>[] = []
  let clusterEnd = 0
  for (const box of boxes) {
    if (box.start >= clusterEnd) {
      placeCluster(cluster, layout, room)
      cluster = []
    }
    cluster.push(box)
    clusterEnd = Math.max(clusterEnd, drawnEnd(box))
  }
  placeCluster(cluster, layout, room)
  return layout
}

function partsBeforeMidnight<T extends Timed>(tasks: readonly T[]): Box<T>[] {
  const boxes: Box<T>[] = []
  for (const task of tasks) {
    if (task.scheduled_time === null) continue
    const start = minutesOf(task.scheduled_time)
    boxes.push(boxOf(task, start, Math.min(MINUTES_PER_DAY, start + task.estimated_duration), false))
  }
  return boxes
}

function partsAfterMidnight<T extends Timed>(tasks: readonly T[]): Box<T>[] {
  const boxes: Box<T>[] = []
  for (const task of tasks) {
    if (task.scheduled_time === null) continue
    const end = minutesOf(task.scheduled_time) + task.estimated_duration - MINUTES_PER_DAY
    if (end > 0) boxes.push(boxOf(task, 0, end, true))
  }
  return boxes
}

function boxOf<T>(task: T, start: number, end: number, fromBefore: boolean): Box<T> {
  return { task, start, end, column: 0, columns: 1, span: 1, fromBefore, crowded: false }
}

/** Gives every box of a cluster its column, or adds it to a crowd. */
function placeCluster<T>(cluster: Box<T>[], layout: DayLayout<T>, room: Room): void {
  const columns: Box<T>[][] = []
  for (const box of cluster) {
    const free = columns.findIndex((column) => !column.some((other) => overlaps(other, box)))
    box.column = free === -1 ? columns.length : free
    if (box.column < room.columns) (columns[box.column] ??= []).push(box)
    else box.crowded = true
  }
  const isCrowded = cluster.some(({ crowded }) => crowded)
  const shown = isCrowded ? columns.slice(0, room.besideCrowd) : columns
  let crowd: Crowd<T> | undefined
  for (const box of cluster) {
    box.crowded = isCrowded
    if (box.column < shown.length) layout.boxes.push(box)
    else crowd = addToCrowd(crowd, box, layout.crowds, shown.length === 0)
  }
  shown.forEach((column, at) => widen(column, shown.slice(at + 1), shown.length))
}

/** Adds a box to the crowd that it overlaps, else begins a new crowd. */
function addToCrowd<T>(
  crowd: Crowd<T> | undefined,
  box: Box<T>,
  crowds: Crowd<T>[],
  isAlone: boolean,
): Crowd<T> {
  if (crowd && box.start < crowd.end) {
    crowd.tasks.push(box.task)
    crowd.end = Math.max(crowd.end, drawnEnd(box))
    return crowd
  }
  const begun = { tasks: [box.task], start: box.start, end: drawnEnd(box), isAlone }
  crowds.push(begun)
  return begun
}

/** Widens each box of a column over the free columns to its right. */
function widen<T>(column: Box<T>[], toTheRight: Box<T>[][], columns: number): void {
  for (const box of column) {
    const blocked = toTheRight.findIndex((right) => right.some((other) => overlaps(other, box)))
    box.columns = columns
    box.span += blocked === -1 ? toTheRight.length : blocked
  }
}

function overlaps<T>(a: Box<T>, b: Box<T>): boolean {
  return a.start < drawnEnd(b) && b.start < drawnEnd(a)
}

function drawnEnd<T>(box: Box<T>): number {
  return Math.max(box.end, box.start + LEAST_DRAWN_MINUTES)
}
