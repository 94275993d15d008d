import type { Habit } from '#shared/habits/habit.ts'
import { amountInWords } from '#shared/habits/inWords.ts'
import type { ColorName } from '#shared/look/emblem.ts'

/** The colour of a habit's icon. */
export const CATEGORY_COLORS: Record<Habit['category'], ColorName> = {
  wellness: 'teal',
  personal: 'indigo',
  growth: 'lime',
  fitness: 'orange',
}

/** What is quit is never completed: the person says that the day was without it. */
export const STAYED_OFF = 'I stayed off it today'

/** `12 days`, `1 week`. */
export function streakInWords(length: number, unit: Habit['streak_unit']): string {
  return `${length} ${unit}${length === 1 ? '' : 's'}`
}

/** `74 of 100`; before its first day is over a habit has no strength to speak of. @param today the person's date */
export function strengthInWords({ strength, start_date }: Habit, today: string): string {
  return start_date < today ? `${strength} of 100` : 'After the first day'
}

/** How far today is: `3 of 8 glasses`, `2 of at most 3`, `12 min`; null where there is nothing to count. */
export function progressInWords({ kind, value_today, target, unit, aim, period }: Habit): string | null {
  if (kind === 'yes_no' || kind === 'quit') return null
  const value = (value_today ?? 0).toLocaleString('en')
  if (period) return amountInWords(kind, value_today ?? 0, unit)
  return `${value} of ${aim === 'at_most' ? 'at most ' : ''}${amountInWords(kind, target ?? 0, unit)}`
}

/** How the running period of a quota or a total goes: `2 of 3 done, 4 days left, safe to skip today`. */
export function periodInWords({ period, kind, unit, aim, schedule }: Habit): string | null {
  if (!period) return null
  const { done, quota, days_left, safe_today } = period
  const isTotal = schedule.type.startsWith('total')
  const so = `${done.toLocaleString('en')} of ${isTotal ? amountInWords(kind, quota, unit) : quota}`
  const left = `${days_left} ${days_left === 1 ? 'day' : 'days'} left`
  if (aim === 'at_most') return `${so} used, ${left}`
  if (done >= quota) return `${so} done: kept`
  const isSafe = !isTotal && safe_today && days_left > 1
  return `${so} done, ${left}${isSafe ? ', safe to skip today' : ''}`
}

/** "Never twice" in plain words, while the last one was missed; null otherwise. */
export function neverTwiceInWords({
  missed_last,
  streak_unit,
  schedule,
  period,
  completedToday,
}: Pick<Habit, 'missed_last' | 'streak_unit' | 'schedule' | 'period' | 'completedToday'>): string | null {
  if (!missed_last) return null
  const isCountOfDays = period !== null && !schedule.type.startsWith('total')
  if (isCountOfDays && period.quota - period.done > period.days_left - Number(completedToday))
    return `Missed last ${streak_unit}, and this one is too short now. Begin again next ${streak_unit}.`
  if (streak_unit !== 'day')
    return `Missed last ${streak_unit}. Keep it this ${streak_unit} to get back on track.`
  return schedule.type === 'daily'
    ? 'Missed yesterday. Do it today to get back on track.'
    : 'Missed last time. Do it the next time to get back on track.'
}
