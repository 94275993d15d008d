import * as z from 'zod/mini'
import { nullWithoutGamification } from '#shared/progress/gamified.ts'
import { rounded } from '#shared/numbers/rounded.ts'
import { addDays, dateOfDay, dayNumber, DAYS_PER_WEEK, weekOf } from '#shared/time/civil.ts'
import { type JudgedHabit, judgeHabit } from './judge.ts'
import { type HabitPast, skippedDays } from './past.ts'
import { missesOf, streaksOf, streakUnitOf } from './streak.ts'
import { strengthAtStart, strengthsOf } from './strength.ts'

const MARKS = ['done', 'missed', 'skipped', 'paused', 'open', 'none'] as const
type Mark = (typeof MARKS)[number]

/** The running period of a quota or a total. */
const Period = z.object({
  from: z.string(),
  to: z.string(),
  done: z.number(),
  quota: z.number(),
  /** Dates from today to its end that are not off. */
  days_left: z.int(),
  /** What is missing fits into the dates after today. */
  safe_today: z.boolean(),
})

/** What is derived of a habit from its check-ins, as of today (docs/rules/habits.md, Habits). */
export const HabitFigures = z.object({
  streak: nullWithoutGamification(z.int()),
  best_streak: nullWithoutGamification(z.int()),
  streak_unit: z.enum(['day', 'week', 'month']),
  /** 0 to 100, rounded. */
  strength: z.int(),
  completedToday: z.boolean(),
  /** Monday to Sunday of the current week: whether the date is done. */
  weeklyCompletion: z.array(z.boolean()),
  /** In the same order. */
  weekly_marks: z.array(z.enum(MARKS)),
  due_today: z.boolean(),
  value_today: z.nullable(z.number()),
  skipped_today: z.boolean(),
  paused_today: z.boolean(),
  missed_last: z.boolean(),
  comebacks: z.int(),
  missed_twice: z.int(),
  /** Quit: whole days since the last slip, else since the start. */
  days_since: z.nullable(z.int()),
  period: z.nullable(Period),
})
export type HabitFigures = z.infer<typeof HabitFigures>

type Asked = { today: string; weekStart: number }

/** @param weekStart 0 Sunday to 6 Saturday @param judged the past as of today, where it has been judged already */
export function figuresOf(
  past: HabitPast,
  asked: Asked,
  judged: JudgedHabit = judgeHabit(past, asked),
): HabitFigures {
  const { timeline } = judged
  const { today } = timeline
  const isOff = timeline.off[today] === 1
  const skips = skippedDays(past.checkIns)
  const skipped_today = skips.has(timeline.first + today)
  const dates = mondayFirst(asked)
  return {
    ...streaksOf(judged),
    ...missesOf(judged),
    streak_unit: streakUnitOf(past.versions.at(-1)?.schedule ?? past.versions[0].schedule),
    strength: Math.round(strengthNow(judged, past)),
    completedToday: timeline.done[today] === 1,
    weeklyCompletion: dates.map((date) => timeline.done[indexOf(judged, date)] === 1),
    weekly_marks: dates.map((date) => markOf(judged, skips, date)),
    due_today: (timeline.due[today] ?? 0) > 0,
    value_today: valueOn(judged, today),
    skipped_today,
    paused_today: isOff && !skipped_today,
    days_since: past.kind === 'quit' ? daysSinceSlip(past, asked.today) : null,
    period: periodOf(judged),
  }
}

/** The strength as of today, 0 to 100; of a habit that has not begun what it will begin with. */
export function strengthNow(judged: JudgedHabit, { kind, versions }: HabitPast): number {
  return strengthsOf(judged, kind).at(-1) ?? strengthAtStart(versions[0])
}

/** The value of a date by its index; null without a check-in, and for a skipped date. */
export function valueOn({ timeline }: JudgedHabit, index: number): number | null {
  const value = timeline.values[index] ?? Number.NaN
  return Number.isNaN(value) ? null : value
}

/** The dates of the current week by the person's own first day, Monday first. */
export function mondayFirst({ today, weekStart }: Asked): string[] {
  const { from } = weekOf(today, weekStart)
  return MONDAY_FIRST.map((weekday) => addDays(from, (weekday - weekStart + DAYS_PER_WEEK) % DAYS_PER_WEEK))
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]

function indexOf({ timeline }: JudgedHabit, date: string): number {
  return dayNumber(date) - timeline.first
}

function markOf(judged: JudgedHabit, skips: ReadonlySet<number>, date: string): Mark {
  const { first, due, kept, off, done, today } = judged.timeline
  const index = indexOf(judged, date)
  if (done[index]) return 'done'
  const isDue = (due[index] ?? 0) > (kept[index] ?? 0)
  if (isDue && index < today) return 'missed'
  if (off[index]) return skips.has(first + index) ? 'skipped' : 'paused'
  return isDue ? 'open' : 'none'
}

function daysSinceSlip({ versions, checkIns, settled }: HabitPast, today: string): number {
  let last = Math.max(dayNumber(versions[0].from), settled?.lastSlip ?? -Infinity)
  checkIns.days.forEach((day, index) => {
    if ((checkIns.values[index] ?? 0) > 0 && day > last) last = day
  })
  return Math.max(0, dayNumber(today) - last)
}

function periodOf({ timeline, periods }: JudgedHabit): HabitFigures['period'] {
  const { first, today, off } = timeline
  const period = periods.find(({ from, to }) => from <= today && today <= to)
  if (!period) return null
  let days_left = 0
  for (let index = today; index <= period.to; index += 1) if (!off[index]) days_left += 1
  return {
    from: dateOfDay(first + period.from),
    to: dateOfDay(first + period.to),
    done: rounded(period.done, 2),
    quota: rounded(period.quota, 2),
    days_left,
    safe_today: days_left - 1 >= period.quota - period.done,
  }
}
