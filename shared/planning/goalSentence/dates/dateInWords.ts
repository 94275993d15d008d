import { dayOfMonth, monthNumber } from '#shared/time/civil.ts'
import { MONTH_NAMES } from '#shared/time/names.ts'

/** `5 June 2027`. */
export function dateInWords(date: string): string {
  return `${dayOfMonth(date)} ${MONTH_NAMES[monthNumber(date) - 1] ?? ''} ${date.slice(0, 4)}`
}
