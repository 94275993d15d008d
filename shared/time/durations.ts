import { laterBy } from './instant.ts'

/** Lengths of time in milliseconds. A day of the calendar is an hour shorter or longer where clocks are turned. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** The instant that is so many times 24 hours before another one. */
export function daysBefore(instant: Date, days: number): Date {
  return laterBy(-days * DAY_MS, instant)
}

/** The instant that is so many times 24 hours after another one. */
export function daysAfter(instant: Date, days: number): Date {
  return laterBy(days * DAY_MS, instant)
}
