import { minutesInWords } from '#shared/time/format.ts'

const DAY = 1440

/** How long before a task something comes: `at its time`, `10 min before`, `2 days before`. @param minutes 0 or more */
export function leadInWords(minutes: number): string {
  if (minutes === 0) return 'at its time'
  if (minutes % DAY !== 0) return `${minutesInWords(minutes)} before`
  return minutes === DAY ? '1 day before' : `${minutes / DAY} days before`
}
