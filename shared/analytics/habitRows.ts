import { dateOfDay, dayNumber } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { HabitWork } from './facts.ts'
import type { AnalyticsRow } from './rows.ts'

/** The dates of a range on which a habit was due, by date: a date as often as it was, first what was kept. */
export function dueRows(habit: HabitWork, { from, to }: DateRange, today: string): AnalyticsRow[] {
  const { first, due, kept } = habit.judged.timeline
  const rows: AnalyticsRow[] = []
  const last = Math.min(dayNumber(to) - first, due.length - 1)
  for (let index = Math.max(0, dayNumber(from) - first); index <= last; index += 1)
    for (let time = 0; time < (due[index] ?? 0); time += 1)
      rows.push(habitRow(habit, dateOfDay(first + index), { isKept: time < (kept[index] ?? 0), today }))
  return rows
}

/** A date of a habit: done, or missed once the date is over. */
export function habitRow(
  { id, name, category, domain_id, goal_id }: HabitWork,
  date: string,
  { isKept, today }: { isKept: boolean; today: string },
): AnalyticsRow {
  const undone = date < today ? 'missed' : 'open'
  const state = isKept ? 'done' : undone
  return {
    kind: 'habit',
    id,
    date,
    title: name,
    state,
    category,
    domain_id,
    goal_id,
    seconds: null,
    at: null,
  }
}
