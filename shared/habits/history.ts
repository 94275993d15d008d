import * as z from 'zod/mini'
import { addDays, dateOfDay, dayNumber, monthOf, weekOf } from '#shared/time/civil.ts'
import { valueOn } from './figures.ts'
import { type JudgedHabit, judgeHabit } from './judge.ts'
import { type HabitPast, skippedDays } from './past.ts'
import { strengthsOf } from './strength.ts'

/** The longest range of one habit, and of all habits, in dates. */
export const MOST_HISTORY = 400
export const MOST_DAYS = 62

/** A date of a habit. */
export const HabitDay = z.object({
  habit_id: z.uuid(),
  date: z.string(),
  /** How often it was due, and how much of that was kept. */
  due: z.int(),
  kept: z.int(),
  done: z.boolean(),
  value: z.nullable(z.number()),
  skipped: z.boolean(),
  /** Off for another reason: paused, archived, out of season, on vacation. */
  paused: z.boolean(),
  backfilled: z.boolean(),
  imported: z.boolean(),
})
export type HabitDay = z.infer<typeof HabitDay>

/** The same with the strength as of that date, 4 decimals; null before the start and after today. */
export const HabitHistoryDay = z.object({ ...HabitDay.shape, strength: z.nullable(z.number()) })
export type HabitHistoryDay = z.infer<typeof HabitHistoryDay>

export const HabitHistory = z.object({ items: z.array(HabitHistoryDay) })
export const HabitDays = z.object({ items: z.array(HabitDay) })

/** A habit's past with the dates whose check-ins came later than their date, and those that were imported. */
export type RecordedPast = HabitPast & {
  backfilled: ReadonlySet<string>
  imported: ReadonlySet<string>
}

type Range = { from: string; to: string }
type Asked = { today: string; weekStart: number }

/** Each date of a range. @param weekStart 0 Sunday to 6 Saturday */
export function historyOf(
  id: string,
  past: RecordedPast,
  { from, to }: Range,
  asked: Asked,
): HabitHistoryDay[] {
  const judged = judgedUntil(past, to, asked)
  const strengths = strengthsOf(judged, past.kind)
  const { first } = judged.timeline
  const dayOf = dayReader(id, past, judged)
  const items: HabitHistoryDay[] = []
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) {
    const strength = strengths[day - first]
    items.push({
      ...dayOf(day),
      strength: strength === undefined ? null : Math.round(10_000 * strength) / 10_000,
    })
  }
  return items
}

/** The dates of a range on which a habit was due, or which have a check-in. */
export function daysOf(id: string, past: RecordedPast, { from, to }: Range, asked: Asked): HabitDay[] {
  const judged = judgedUntil(past, to, asked)
  const dayOf = dayReader(id, past, judged)
  const checked = new Set(past.checkIns.days)
  const items: HabitDay[] = []
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1)
    if (checked.has(day) || (judged.timeline.due[day - judged.timeline.first] ?? 0) > 0)
      items.push(dayOf(day))
  return items
}

/** What is due farther ahead is not said: no goal reaches there. */
const FARTHEST_DAYS = 3653

function judgedUntil(past: RecordedPast, to: string, asked: Asked): JudgedHabit {
  const farthest = addDays(asked.today, FARTHEST_DAYS)
  return judgeHabit(past, { ...asked, until: to < farthest ? to : farthest })
}

/** What a day number says. */
function dayReader(id: string, past: RecordedPast, judged: JudgedHabit): (day: number) => HabitDay {
  const { first, due, kept, done, off } = judged.timeline
  const skips = skippedDays(past.checkIns)
  return (day) => {
    const [index, date, skipped] = [day - first, dateOfDay(day), skips.has(day)]
    return {
      habit_id: id,
      date,
      due: due[index] ?? 0,
      kept: kept[index] ?? 0,
      done: done[index] === 1,
      value: valueOn(judged, index),
      skipped,
      paused: off[index] === 1 && !skipped,
      backfilled: past.backfilled.has(date),
      imported: past.imported.has(date),
    }
  }
}

export const HabitTotals = z.object({
  items: z.array(z.object({ from: z.string(), sum: z.number(), done_days: z.int() })),
})
export type HabitTotals = z.infer<typeof HabitTotals>
export const TOTALS_BY = ['week', 'month', 'year'] as const
export type TotalsBy = (typeof TOTALS_BY)[number]

/** Sums of the values by period, newest first: periods that have a check-in. */
export function totalsOf(past: HabitPast, by: TotalsBy, asked: Asked): HabitTotals['items'] {
  const judged = judgeHabit(past, asked)
  const { first, done } = judged.timeline
  const periods = new Map<string, { hundredths: number; done_days: number }>()
  past.checkIns.days.forEach((day, index) => {
    const from = beginningOf(dateOfDay(day), by, asked.weekStart)
    const period = periods.get(from) ?? { hundredths: 0, done_days: 0 }
    period.hundredths += Math.round(100 * (past.checkIns.values[index] || 0)) // NaN where it is skipped
    period.done_days += done[day - first] ?? 0
    periods.set(from, period)
  })
  return [...periods]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([from, { hundredths, done_days }]) => ({ from, sum: hundredths / 100, done_days }))
}

function beginningOf(date: string, by: TotalsBy, weekStart: number): string {
  if (by === 'year') return `${date.slice(0, 4)}-01-01`
  return by === 'week' ? weekOf(date, weekStart).from : monthOf(date).from
}
