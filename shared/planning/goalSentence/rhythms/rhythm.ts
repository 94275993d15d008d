import { timesOfSpaced } from '#shared/planning/timesAWeek.ts'
import type { Rarely } from '#shared/planning/rarely.ts'
import type { DayWindow } from '#shared/planning/goalSentence/times/dayParts.ts'

/**
 * How often: sessions a week, on which weekdays where these are named (0 Sunday to 6 Saturday), how many days lie between two at
 * least, and in which part of the day.
 */
export type Rhythm = {
  perWeek: number
  weekdays: readonly number[] | null
  everyDays?: number
  window?: DayWindow
  /** `twice a day`; once where it is missing. */
  perDay?: number
  /** `every day`: days that are left out leave the others. */
  isDaily?: true
  /** `a 30-day challenge`: any other rhythm says more. */
  isImplied?: true
  /** `every other Saturday`, `twice a month`: less often than each week. */
  rarely?: Rarely
  /** Of each of these lists of weekdays one day has a session: `3 times a week, the long one on Sundays`. */
  oneOn?: readonly (readonly number[])[]
  /** `two evenings during the week`: days that are none of its days. */
  without?: readonly number[]
  /** What some of its days have of their own. */
  own?: readonly OwnHours[]
}

/** `2 hours on Saturdays after 10`: some weekdays with a part of the day and a length in minutes of their own. */
export type OwnHours = {
  days: readonly number[]
  window: DayWindow | null
  minutes: number | null
  amount?: AmountOfDays
}
/** How much on each of some days: `20 pages on weekdays and 50 on Sundays`. */
export type AmountOfDays = { value: number; unit: string }

export const DAYS_PER_WEEK = 7
export const DAILY: Rhythm = { perWeek: DAYS_PER_WEEK, weekdays: null, isDaily: true }

/** The weekdays of both: `swim on Mondays, run on Fridays`. */
export function withDays(one: Rhythm, other: Rhythm): Rhythm {
  if (!one.weekdays || !other.weekdays) return one
  const both = within(onDays([...one.weekdays, ...other.weekdays]), one.window ?? other.window ?? null)
  const own = [...(one.own ?? []), ...(other.own ?? [])]
  return own.length > 0 ? { ...both, own } : both
}

/** So many sessions a week, at most one a day. */
export function often(count: number): Rhythm {
  return { perWeek: Math.min(DAYS_PER_WEEK, count), weekdays: null }
}

/** `every other day` is four sessions a week, of which no two are on days that follow each other. */
export function spaced(step: number): Rhythm | null {
  if (step < 1 || step > DAYS_PER_WEEK) return null
  if (step === 1) return DAILY
  return { ...often(timesOfSpaced(step)), everyDays: step }
}

/** A session on each of some weekdays. */
export function onDays(days: readonly number[]): Rhythm {
  const sorted = [...new Set(days)].toSorted((one, other) => one - other)
  return { perWeek: sorted.length, weekdays: sorted }
}

/** A rhythm whose sessions are in a part of the day. */
export function within(rhythmOfDays: Rhythm, window: DayWindow | null): Rhythm {
  return window ? { ...rhythmOfDays, window } : rhythmOfDays
}
