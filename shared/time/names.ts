import { dayOfMonth, dayOfWeek, monthNumber } from './civil.ts'

/** From Sunday, as `dayOfWeek` counts. */
export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st`. */
export function ordinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1
  return `${number}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'}`
}

/** `2026-03-02` becomes `2 March`, with its year unless that is this year. */
export function dayAndMonth(date: string, today = ''): string {
  const year = date.slice(0, 4)
  const day = `${dayOfMonth(date)} ${MONTH_NAMES[monthNumber(date) - 1] ?? ''}`
  return today.startsWith(year) ? day : `${day} ${year}`
}

/** `2026-03-02` becomes `Mon 2 March`, with its year unless that is this year. */
export function shortDay(date: string, today = ''): string {
  return `${WEEKDAY_NAMES[dayOfWeek(date)]?.slice(0, 3) ?? ''} ${dayAndMonth(date, today)}`
}
