import { dayNumber } from '#shared/time/civil.ts'
import type { Schedule } from './schedule.ts'

export const KINDS = ['yes_no', 'count', 'minutes', 'quit'] as const
export const AIMS = ['at_least', 'at_most'] as const
export type Kind = (typeof KINDS)[number]
export type Aim = (typeof AIMS)[number]

/** The rule of a habit from a date on, until that of the next version. */
export type Version = { from: string; schedule: Schedule; aim: Aim; target: number | null }

/** Dates, both included; `to` null has no end. */
export type Span = { from: string; to: string | null }

/** What a date's check-in says. A skipped date has no value. */
export type CheckedDate = { date: string; value: number | null; skipped: boolean }

/** All that decides which dates of a habit are due, kept and done. */
export type HabitPast = {
  kind: Kind
  /** By `from`, ascending; the first begins with the habit. */
  versions: readonly [Version, ...Version[]]
  /** When it was paused, archived, or its owner on vacation; they may overlap. */
  away: readonly Span[]
  /** Where the past is settled up to some day, only those from `settled.readsFrom` on. */
  checkIns: CheckedDays
  /** What was judged up to some day. Without it every date is walked from the start. */
  settled?: Settled | undefined
}

/**
 * What is remembered of a habit's dates before a day, so that they need not be walked again (docs/decisions/0059). No unit of a
 * streak lies on both sides of that day. Days are day numbers.
 */
export type Settled = {
  day: number
  /** The earliest day whose check-in still matters: strength and rolling windows look back. */
  readsFrom: number
  streak: number
  best_streak: number
  missed_last: boolean
  comebacks: number
  missed_twice: number
  due: number
  kept: number
  /** As of the day before, 0 to 100. */
  strength: number
  /** Of `after_done`: when it is due next, and whether that was missed. */
  dueAt: number | null
  isLate: boolean
  /** Of what is to be quit: the last day with a slip. */
  lastSlip: number | null
}

/**
 * What check-ins say, as columns of one length: a habit of ten years has thousands of them. One a date at most, in any order, none
 * after today.
 */
export type CheckedDays = {
  /** See `dayNumber`. */
  days: Int32Array
  /** NaN where the date is skipped. */
  values: Float64Array
}

/** What dates say, as columns. */
export function checkedDays(dates: readonly CheckedDate[]): CheckedDays {
  return {
    days: Int32Array.from(dates, ({ date }) => dayNumber(date)),
    values: Float64Array.from(dates, ({ value }) => value ?? Number.NaN),
  }
}

/** The days that are skipped. */
export function skippedDays({ days, values }: CheckedDays): ReadonlySet<number> {
  const skipped = new Set<number>()
  days.forEach((day, index) => {
    if (Number.isNaN(values[index])) skipped.add(day)
  })
  return skipped
}

/** The same check-ins with that of a date instead of what it said before, or without it. */
export function replacedDay(
  { days, values }: CheckedDays,
  date: string,
  said: Pick<CheckedDate, 'value'> | null,
): CheckedDays {
  const day = dayNumber(date)
  const known = days.indexOf(day)
  const at = known === -1 ? days.length : known
  const [rest, added] = [days.length - (known === -1 ? 0 : 1), said ? 1 : 0]
  const replaced = { days: new Int32Array(rest + added), values: new Float64Array(rest + added) }
  replaced.days.set(days.subarray(0, at))
  replaced.days.set(days.subarray(at + 1), at)
  replaced.values.set(values.subarray(0, at))
  replaced.values.set(values.subarray(at + 1), at)
  if (!said) return replaced
  replaced.days[rest] = day
  replaced.values[rest] = said.value ?? Number.NaN
  return replaced
}
