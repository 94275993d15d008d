import { addDays, daysBetween } from '#shared/time/civil.ts'
import type { ChallengeState } from './challenge.ts'

/** Noon in UTC: by then the last date is over in every zone. */
const END_TIME = 'T12:00:00.000Z'

/** The last date of a challenge (docs/rules/challenges.md, Dates of challenges). */
export function lastDate({ starts_on, days }: { starts_on: string; days: number }): string {
  return addDays(starts_on, days - 1)
}

/** When a challenge ends, as an instant: what is written from this moment on does not count (docs/rules/challenges.md, Dates of challenges). */
export function endMoment({ ends_on }: { ends_on: string }): string {
  return `${addDays(ends_on, 1)}${END_TIME}`
}

/** What decides how far a challenge is. `ends_at` is an instant in UTC with milliseconds. */
export type Period = { starts_on: string; ends_on: string; ends_at: string; isCancelled: boolean }
/** The moment at which somebody looks: an instant as `ends_at` is one, and their own local date. */
export type Look = { now: string; today: string }

/** How far a challenge is for who looks: it begins with their own date. */
export function stateAt({ starts_on, ends_at, isCancelled }: Period, { now, today }: Look): ChallengeState {
  if (isCancelled) return 'cancelled'
  if (now >= ends_at) return 'ended'
  return today < starts_on ? 'upcoming' : 'running'
}

/** How many dates are left with today, by the date of who looks; 0 once it is over. */
export function daysLeftAt(period: Period, look: Look): number {
  const state = stateAt(period, look)
  if (state === 'ended' || state === 'cancelled') return 0
  return Math.max(0, daysBetween(look.today, period.ends_on) + 1)
}

/** Whether somebody may still join, decline or leave: until the last date, by their own, and not past the end. */
export function isOpenTo(period: Period, { now, today }: Look): boolean {
  return !period.isCancelled && now < period.ends_at && today <= period.ends_on
}
