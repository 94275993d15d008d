import { addDays, dayOfWeek, DAYS_PER_WEEK } from './civil.ts'

/** The next date on a weekday from a date on, which may be that date itself. @param weekday 0 Sunday to 6 Saturday */
export function nextWeekday(from: string, weekday: number): string {
  return addDays(from, (weekday - dayOfWeek(from) + DAYS_PER_WEEK) % DAYS_PER_WEEK)
}
