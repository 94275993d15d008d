import { dateOfDay, dayNumber } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { JudgedHabit } from './judge.ts'

/** What was due of a habit, and how much of that was kept. */
export type HabitWork = { due: number; kept: number }

/** The work of a habit from its start up to a date, included, that is not settled. */
export function workUpTo(judged: JudgedHabit, date: string): HabitWork {
  const { timeline, settled } = judged
  const { due, kept } = workWithin(judged, { from: dateOfDay(timeline.first + timeline.begin), to: date })
  return { due: due + (settled?.due ?? 0), kept: kept + (settled?.kept ?? 0) }
}

/** The work of a habit between two dates, both included, as far as it was judged: `from` is not settled. */
export function workWithin({ timeline }: JudgedHabit, { from, to }: DateRange): HabitWork {
  const { first, due, kept } = timeline
  const work = { due: 0, kept: 0 }
  const end = Math.min(dayNumber(to) - first, due.length - 1)
  for (let index = Math.max(0, dayNumber(from) - first); index <= end; index += 1) {
    work.due += due[index] ?? 0
    work.kept += kept[index] ?? 0
  }
  return work
}
