import { addDays } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'

/** What heads a day of the agenda: `Today, Monday 2 March`. */
export function dayLabel(date: string, today: string): string {
  if (date === today) return `Today, ${dayInWords(date)}`
  if (date === addDays(today, 1)) return `Tomorrow, ${dayInWords(date)}`
  return dayInWords(date)
}
