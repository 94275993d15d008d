import { rounded } from '#shared/numbers/rounded.ts'
import { dayNumber, dayOfWeek, weekOf } from '#shared/time/civil.ts'
import type { DateSaid } from './checkIn.ts'
import { isDone } from './credit.ts'
import { type HabitFigures, mondayFirst } from './figures.ts'
import type { Habit } from './habit.ts'
import type { Kind, Version } from './past.ts'
import { isTotal } from './schedule.ts'
import { streakUnitOf } from './streak.ts'
import { isNamed } from './timeline.ts'

type Expected = { -readonly [Name in keyof HabitFigures]?: HabitFigures[Name] }
type Asked = { today: string; weekStart: number }

/** The figures of a habit that was just made, as far as its rule names dates: a quota's period comes with the server's answer. */
export function noFigures(kind: Kind, rule: Version, { today, weekStart }: Asked): HabitFigures {
  const isDue = (date: string) =>
    date >= today && date >= rule.from && isNamed(rule.schedule, dayNumber(date), dayNumber(rule.from))
  const week = mondayFirst({ today, weekStart })
  return {
    streak: 0,
    best_streak: 0,
    streak_unit: streakUnitOf(rule.schedule),
    strength: rule.aim === 'at_most' ? 100 : 0,
    completedToday: false,
    weeklyCompletion: week.map(() => false),
    weekly_marks: week.map((date) => (isDue(date) ? 'open' : 'none')),
    due_today: isDue(today),
    value_today: null,
    skipped_today: false,
    paused_today: today < rule.from,
    missed_last: false,
    comebacks: 0,
    missed_twice: 0,
    days_since: kind === 'quit' ? 0 : null,
    period: null,
  }
}

/**
 * What a check-in does to the figures of a habit, as far as its row says: a device without a network does not know its past.
 * Strength, a rolling window's streak, and what a change of an earlier date does to the streak follow with the server's answer.
 *
 * @param said what the date holds then; null for nothing
 */
export function expectedFigures(habit: Habit, date: string, said: DateSaid | null, asked: Asked): Expected {
  const rule = habit.versions.findLast(({ from }) => from <= date) ?? habit.versions[0]
  if (!rule) return {}
  const done = isDoneThen(habit, rule, said, date < asked.today)
  const marks = marksWith(habit, rule, { date, said, done }, asked)
  if (date !== asked.today) return marks
  const value_today = said?.value ?? null
  const skipped_today = said?.skipped ?? false
  const streak = streakWith(habit, rule, { done, value: value_today, skipped: skipped_today }, date)
  return {
    ...marks,
    ...(rule.aim === 'at_least' && {
      weekly_marks: withoutReached(marks.weekly_marks, streak.period, asked),
    }),
    value_today,
    skipped_today,
    completedToday: done,
    ...(habit.kind === 'quit' && (value_today ?? 0) > 0 && { days_since: 0 }),
    ...streak,
  }
}

/** The last date of a period asks for what is missing: nothing once its quota is reached. */
function withoutReached(
  marks: HabitFigures['weekly_marks'] | undefined,
  period: HabitFigures['period'] | undefined,
  asked: Asked,
): HabitFigures['weekly_marks'] | undefined {
  if (!marks || !period || period.done < period.quota) return marks
  const dates = mondayFirst(asked)
  return marks.map((mark, at) => (mark === 'open' && (dates[at] ?? '') <= period.to ? 'none' : mark))
}

/** Whether a date is done by what it holds. A limit of an earlier date is kept by silence. */
function isDoneThen(habit: Habit, rule: Version, said: DateSaid | null, isOver: boolean): boolean {
  if (said?.skipped) return false
  const silent = isOver && rule.aim === 'at_most' ? 0 : null
  return isDone(habit.kind, rule, said?.value ?? silent)
}

type Held = { date: string; said: DateSaid | null; done: boolean }

function marksWith(
  { weeklyCompletion, weekly_marks }: Habit,
  rule: Version,
  { date, said, done }: Held,
  { today, weekStart }: Asked,
): Partial<HabitFigures> {
  const week = weekOf(today, weekStart)
  if (date < week.from || date > week.to) return {}
  const at = (dayOfWeek(date) + 6) % 7
  const mark = done ? 'done' : said?.skipped ? 'skipped' : undoneMark(rule, date, today, weekly_marks[at])
  return { weeklyCompletion: weeklyCompletion.with(at, done), weekly_marks: weekly_marks.with(at, mark) }
}

/** The mark of a date that is neither done nor skipped. What its schedule does not name, the row cannot tell once it was done. */
function undoneMark(rule: Version, date: string, today: string, before: Mark = 'none'): Mark {
  if (before !== 'done' && before !== 'skipped') return before
  if (!isNamed(rule.schedule, dayNumber(date), dayNumber(rule.from))) return 'none'
  return date < today ? 'missed' : 'open'
}

type Mark = HabitFigures['weekly_marks'][number]
type Today = { done: boolean; value: number | null; skipped: boolean }

function streakWith(habit: Habit, rule: Version, now: Today, today: string): Partial<HabitFigures> {
  const { schedule } = rule
  if (now.skipped || habit.skipped_today) return {}
  if (habit.period) return streakOfPeriod(habit, rule, now)
  const isDue = isNamed(schedule, dayNumber(today), dayNumber(rule.from))
  if (isDue && rule.aim === 'at_most' && (now.value ?? 0) > (rule.target ?? 0)) return lost(habit)
  const isWaiting = schedule.type === 'after_done' && !habit.missed_last
  return isDue || isWaiting ? streakAfter(habit, habit.completedToday, now.done) : {}
}

function streakOfPeriod(habit: Habit, rule: Version, now: Today): Partial<HabitFigures> {
  const { period, completedToday, value_today } = habit
  if (!period) return {}
  const gain = isTotal(rule.schedule)
    ? (now.value ?? 0) - (value_today ?? 0)
    : Number(now.done) - Number(completedToday)
  const done = rounded(period.done + gain, 2)
  const next = { ...period, done, safe_today: period.days_left - 1 >= period.quota - done }
  if (period.quota === 0 && rule.aim === 'at_least') return { period: next }
  if (rule.aim === 'at_most') return { period: next, ...(done > period.quota && lost(habit)) }
  return { period: next, ...streakAfter(habit, period.done >= period.quota, done >= period.quota) }
}

/** The streak after the open unit was kept, or no longer is. */
function streakAfter(
  { streak, best_streak, missed_last, comebacks }: Habit,
  was: boolean,
  is: boolean,
): Partial<HabitFigures> {
  if (was === is) return {}
  const next = streak === null ? null : Math.max(0, streak + (is ? 1 : -1))
  if (!is) return { streak: next }
  return {
    streak: next,
    best_streak: next === null ? best_streak : Math.max(best_streak ?? 0, next),
    missed_last: false,
    comebacks: comebacks + Number(missed_last),
  }
}

/** The streak after a slip; still none without gamification. */
const lost = ({ streak }: Habit): Partial<HabitFigures> => ({ streak: streak === null ? null : 0 })
