import * as z from 'zod/mini'
import { addDays, dateOfDay, dayNumber, monthOf, weekOf } from '#shared/time/civil.ts'
import { valueOn } from './figures.ts'
import { type JudgedHabit, judgeHabit } from './judge.ts'
import type { CheckedDate, HabitPast } from './past.ts'
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

/** A check-in with what else a history says of it. */
type RecordedDate = CheckedDate & { backfilled: boolean; imported: boolean }
/** A habit's past with such check-ins. */
export type RecordedPast = Omit<HabitPast, 'checkIns'> & { checkIns: readonly RecordedDate[] }

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
  const recorded = new Map(past.checkIns.map((checkIn) => [checkIn.date, checkIn]))
  const items: HabitHistoryDay[] = []
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) {
    const date = dateOfDay(day)
    const strength = strengths[day - first]
    items.push({
      ...dayOf(id, judged, date, recorded.get(date)),
      strength: strength === undefined ? null : Math.round(10_000 * strength) / 10_000,
    })
  }
  return items
}

/** The dates of a range on which a habit was due, or which have a check-in. */
export function daysOf(id: string, past: RecordedPast, { from, to }: Range, asked: Asked): HabitDay[] {
  const judged = judgedUntil(past, to, asked)
  const recorded = new Map(past.checkIns.map((checkIn) => [checkIn.date, checkIn]))
  const items: HabitDay[] = []
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) {
    const date = dateOfDay(day)
    const checkIn = recorded.get(date)
    if (checkIn || (judged.timeline.due[day - judged.timeline.first] ?? 0) > 0)
      items.push(dayOf(id, judged, date, checkIn))
  }
  return items
}

/** What is due farther ahead is not said: no goal reaches there. */
const FARTHEST_DAYS = 3653

function judgedUntil(past: RecordedPast, to: string, asked: Asked): JudgedHabit {
  const farthest = addDays(asked.today, FARTHEST_DAYS)
  const until = [asked.today, to < farthest ? to : farthest].toSorted().at(-1)
  return judgeHabit(past, { ...asked, until: until ?? asked.today })
}

function dayOf(id: string, judged: JudgedHabit, date: string, checkIn: RecordedDate | undefined): HabitDay {
  const { first, due, kept, done, off } = judged.timeline
  const index = dayNumber(date) - first
  const skipped = checkIn?.skipped ?? false
  return {
    habit_id: id,
    date,
    due: due[index] ?? 0,
    kept: kept[index] ?? 0,
    done: done[index] === 1,
    value: valueOn(judged, index),
    skipped,
    paused: off[index] === 1 && !skipped,
    backfilled: checkIn?.backfilled ?? false,
    imported: checkIn?.imported ?? false,
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
  for (const { date, value } of past.checkIns) {
    const from = beginningOf(date, by, asked.weekStart)
    const period = periods.get(from) ?? { hundredths: 0, done_days: 0 }
    period.hundredths += Math.round(100 * (value ?? 0))
    period.done_days += done[dayNumber(date) - first] ?? 0
    periods.set(from, period)
  }
  return [...periods]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([from, { hundredths, done_days }]) => ({ from, sum: hundredths / 100, done_days }))
}

function beginningOf(date: string, by: TotalsBy, weekStart: number): string {
  if (by === 'year') return `${date.slice(0, 4)}-01-01`
  return by === 'week' ? weekOf(date, weekStart).from : monthOf(date).from
}
