import * as z from 'zod/mini'
import { csvOf } from '#shared/text/csv.ts'
import type { DomainFacts, HabitWork } from '#shared/analytics/facts.ts'
import { dueRows } from '#shared/analytics/habitRows.ts'
import type { AnalyticsRow } from '#shared/analytics/rows.ts'
import { tableOfRows } from '#shared/analytics/tables.ts'
import { judgeHabit } from '#shared/habits/judge.ts'
import type { HabitPast } from '#shared/habits/past.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { type ReadTaskRows, taskRowsFrom } from './taskRows.ts'

// What is done on another thread with rows of which there are many. Nothing here reads anything.

/** Habits of which something may be due in a range, as they are read. */
export type DuePasts = DateRange & {
  today: string
  /** 0 Sunday to 6 Saturday. */
  weekStart: number
  habits: readonly (Omit<HabitWork, 'judged'> & { past: HabitPast })[]
}

/** Where a page ended: date, kind and id of its last row, and which one of equal rows it was. */
export const Place = z.tuple([
  CivilDate,
  z.enum(['habit', 'task']),
  z.uuid(),
  z.string().check(z.regex(/^\d{1,3}$/)),
])
export type Place = z.infer<typeof Place>
/** A row with its place, and what that is ordered by. */
export type PlacedRow = { row: AnalyticsRow; place: Place; key: string }

/** The first of the rows of habits after a place, and how many there are in all. */
export function dueHabits(
  read: DuePasts,
  { after, limit }: { after: string; limit: number },
): { found: PlacedRow[]; total: number } {
  const rows = rowsOf(read)
  const places = rows.map((row, index) => placed(row, timesBefore(rows, index)))
  return { found: inOrder(places.filter(({ key }) => key > after)).slice(0, limit), total: rows.length }
}

/** Rows of habits and tasks as CSV, by date. */
export function countedCsv({
  habits,
  tasks,
  domains,
}: {
  habits: DuePasts | null
  tasks: ReadTaskRows
  domains: readonly DomainFacts[]
}): string {
  // What is of one date stays in this order.
  const all = [...(habits ? rowsOf(habits) : []), ...taskRowsFrom(tasks, domains)].toSorted((a, b) => {
    const [left, right] = [a.date ?? '', b.date ?? '']
    return left < right ? -1 : Number(left > right)
  })
  const { header, rows } = tableOfRows(all)
  return csvOf(header, rows)
}

/** @param times how many equal rows come right before */
export function placed(row: AnalyticsRow, times: number): PlacedRow {
  const { date, kind, id } = row
  const place: Place = [date ?? '', kind === 'habit' ? 'habit' : 'task', id ?? '', String(times)]
  return { row, place, key: keyOf(place) }
}

/** What places are ordered by. */
export function keyOf(place: Place): string {
  return place.join(' ')
}

export function inOrder(rows: readonly PlacedRow[]): PlacedRow[] {
  return rows.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
}

/** By habit, then by date. */
function rowsOf({ habits, today, weekStart, ...range }: DuePasts): AnalyticsRow[] {
  return habits
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ past, ...habit }) => {
      const judged = judgeHabit(past, { today, weekStart, until: range.to })
      return dueRows({ ...habit, judged }, range, today)
    })
}

/** How many equal rows come right before one. */
function timesBefore(rows: readonly AnalyticsRow[], index: number): number {
  const [row, before] = [rows[index], rows[index - 1]]
  const isSame = row !== undefined && before?.id === row.id && before.date === row.date
  return isSame ? timesBefore(rows, index - 1) + 1 : 0
}
