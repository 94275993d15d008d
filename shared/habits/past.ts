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
  /** One a date at most, in any order, none after today. */
  checkIns: readonly CheckedDate[]
}
