import type { Task } from '#shared/tasks/task.ts'
import { addDays, addMonths } from '#shared/time/civil.ts'
import { type DateRange, datesOf } from '#shared/time/dateRange.ts'

/** The tasks that are fetched and kept as one list. */
export type Partition = {
  /** Names the partition in caches, such as `2026-06`. */
  key: string
  /** What to ask the server. */
  query: string
  /** Whether a task is in this partition. */
  belongs: (task: Task) => boolean
}

/** Tasks planned for a month. @param month `YYYY-MM` */
export function monthPartition(month: string): Partition {
  const from = `${month}-01`
  const to = addDays(addMonths(from, 1), -1)
  return {
    key: month,
    query: `from=${from}&to=${to}`,
    belongs: ({ scheduled_date: date }) => date !== null && from <= date && date <= to,
  }
}

/** The names of the partitions that a task may be in; the first one decides about it. */
export function partitionsOf({ scheduled_date: date, status }: Task): string[] {
  const partitions = [date === null ? TRAY_PARTITION.key : date.slice(0, 7)]
  if (date !== null && status !== 'completed') partitions.push('overdue')
  if (status === 'in_progress') partitions.push(RUNNING_PARTITION.key)
  return partitions
}

/** The partition of a name. @param today a local date, which decides what is overdue */
export function partitionOf(key: string, today: string): Partition {
  if (key === TRAY_PARTITION.key) return TRAY_PARTITION
  if (key === RUNNING_PARTITION.key) return RUNNING_PARTITION
  return key === 'overdue' ? overduePartition(today) : monthPartition(key)
}

/** Tasks without a date. */
export const TRAY_PARTITION: Partition = {
  key: 'tray',
  query: '',
  belongs: ({ scheduled_date }) => scheduled_date === null,
}

/** The task whose timer runs, whatever its date. */
export const RUNNING_PARTITION: Partition = {
  key: 'running',
  query: 'running=true',
  belongs: ({ status }) => status === 'in_progress',
}

/** Open tasks planned for a date before today. */
export function overduePartition(today: string): Partition {
  return {
    key: 'overdue',
    query: `from=1900-01-01&to=${addDays(today, -1)}&open=true`,
    belongs: (task) => isOverdue(task, today),
  }
}

/** Whether a task was planned for a date before today and is still open. */
export function isOverdue({ scheduled_date, status }: Task, today: string): boolean {
  return scheduled_date !== null && scheduled_date < today && status !== 'completed'
}

/**
 * The months that a range of dates needs, `YYYY-MM`, in order: also that of the day before, whose tasks may go on past
 * midnight.
 */
export function monthsOf({ from, to }: DateRange): string[] {
  const months = [addDays(from, -1).slice(0, 7)]
  for (let month = next(months[0] ?? ''); month <= to.slice(0, 7); month = next(month)) months.push(month)
  return months
}

/** The months that a step back or on from a range of dates needs beside the range's own. */
export function monthsBeside({ from, to }: DateRange): string[] {
  const own = monthsOf({ from, to })
  const days = datesOf({ from, to }).length
  const before = monthsOf({ from: addDays(from, -days), to: addDays(from, -1) })
  const after = monthsOf({ from: addDays(to, 1), to: addDays(to, days) })
  return [...new Set([...before, ...after])].filter((month) => !own.includes(month))
}

function next(month: string): string {
  return addMonths(`${month}-01`, 1).slice(0, 7)
}
