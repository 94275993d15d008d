import type { BenchTask } from '../tasks.ts'

/** Height of half an hour, in pixels. */
export const SLOT = 20
const DAY_MS = 86_400_000

export type Placed = { task: BenchTask; column: number; columns: number }

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + DAY_MS * days).toISOString().slice(0, 10)

export const weekStart = (date: string) => addDays(date, -new Date(date).getUTCDay())

export function byDate(tasks: BenchTask[]): Map<string, BenchTask[]> {
  return Map.groupBy(tasks, (task) => task.date)
}

/** Overlapping tasks of a day side by side, by one sweep over their starts. */
export function placed(tasks: BenchTask[]): Placed[] {
  const sorted = tasks.toSorted((a, b) => a.start - b.start || b.minutes - a.minutes)
  const all: Placed[] = []
  let group: Placed[] = []
  let ends: number[] = []
  const close = () => {
    for (const each of group) each.columns = ends.length
    group = []
    ends = []
  }
  for (const task of sorted) {
    if (ends.every((end) => end <= task.start)) close()
    const free = ends.findIndex((end) => end <= task.start)
    const column = free === -1 ? ends.length : free
    ends[column] = task.start + task.minutes
    const place = { task, column, columns: 1 }
    group.push(place)
    all.push(place)
  }
  close()
  return all
}

/** The six weeks that show a month. */
export function monthDates(date: string): string[] {
  const first = weekStart(`${date.slice(0, 7)}-01`)
  return Array.from({ length: 42 }, (_, day) => addDays(first, day))
}

export function addMonths(date: string, months: number): string {
  const moved = new Date(`${date.slice(0, 7)}-01`)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  return moved.toISOString().slice(0, 10)
}
