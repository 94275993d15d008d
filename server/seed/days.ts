import { addDays, addMonths, dateOfDay, dayNumber } from '#shared/time/civil.ts'
import { DAY_MS, MINUTE_MS } from '#shared/time/durations.ts'

const YEARS = 10
/** Now and then nothing is done for some days, so that streaks begin anew. */
const ACTIVE_DAYS = 205
const IDLE_DAYS = 12

/** The first date of the ten years up to today. */
export function firstDate(today: string): string {
  return addDays(addMonths(today, -12 * YEARS), 1)
}

/** The dates of ten years up to today on which something happens. */
export function activeDates(today: string): string[] {
  const [first, last] = [dayNumber(firstDate(today)), dayNumber(today)]
  const dates: string[] = []
  for (let day = first; day <= last; day += 1)
    if ((last - day) % (ACTIVE_DAYS + IDLE_DAYS) < ACTIVE_DAYS) dates.push(dateOfDay(day))
  return dates
}

/** Milliseconds of a minute of a date, in UTC. */
export function momentOf(date: string, minute: number): number {
  return (dayNumber(date) * 1440 + minute) * MINUTE_MS
}

/** The date of a moment in UTC. */
export function dateOfMoment(at: number): string {
  return dateOfDay(Math.floor(at / DAY_MS))
}
