import { clockOf, dateOfDay, dayNumber, MINUTES_PER_DAY, minutesOf } from '#shared/time/civil.ts'

/** From a minute to another, counted from 1970-01-01 00:00 by the person's wall clock; the end is not included. */
export type Block = { start: number; end: number }

/** Places begin on a multiple of so many minutes (docs/rules/plans.md, Placing). */
export const RASTER = 15

/** The minute of a date and time, as in {@link Block}. */
export function minuteOf(date: string, time: string): number {
  return dayNumber(date) * MINUTES_PER_DAY + minutesOf(time)
}

/** The date of a minute. */
export function dateOf(minute: number): string {
  return dateOfDay(Math.floor(minute / MINUTES_PER_DAY))
}

/** The clock time of a minute. */
export function timeOf(minute: number): string {
  return clockOf(minute)
}

/** The first place of the raster at a minute or after it. */
export function onRaster(minute: number): number {
  return Math.ceil(minute / RASTER) * RASTER
}
