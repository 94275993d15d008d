/**
 * Dates (`YYYY-MM-DD`) and clock times (`HH:MM`) without a zone, as text in and text out.
 *
 * A plan is wall-clock time (docs/rules/time.md, Time and dates), so this is plain arithmetic on days and minutes. It uses
 * integers because the calendar calls it thousands of times per frame, where Temporal's objects cost too much.
 */

export const MINUTES_PER_DAY = 1440
export const DAYS_PER_WEEK = 7
/** The earliest and the latest date of a plan (docs/rules/time.md, Time and dates). */
export const FIRST_DATE = '1900-01-01'
export const LAST_DATE = '2199-12-31'

/** Whether a text is a calendar date that a plan may have. */
export function isPlanDate(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  return dateOfDay(dayNumber(text)) === text && text >= FIRST_DATE && text <= LAST_DATE
}

/** A date some days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days)
}

/** The same day some months later, or the month's last day where it has no such day: `2026-01-31` + 1 is `2026-02-28`. */
export function addMonths(date: string, months: number): string {
  const month = yearOf(date) * 12 + monthNumber(date) - 1 + months
  const year = Math.floor(month / 12)
  const first = `${padded(year, 4)}-${padded(month - year * 12 + 1, 2)}-01`
  return `${first.slice(0, 8)}${padded(Math.min(dayOfMonth(date), daysInMonth(first)), 2)}`
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** 0 Sunday to 6 Saturday. */
export function dayOfWeek(date: string): number {
  return weekdayOfDay(dayNumber(date))
}

/** Whether a date is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  const day = dayOfWeek(date)
  return day === 0 || day === 6
}

/** 0 Sunday to 6 Saturday, of a day number. */
export function weekdayOfDay(number: number): number {
  return modulo(number + 4, DAYS_PER_WEEK)
}

/** 1 to 31. */
export function dayOfMonth(date: string): number {
  return digits(date, 8, 2)
}

/** 1 January to 12 December. */
export function monthNumber(date: string): number {
  return digits(date, 5, 2)
}

/**
 * The week that a date lies in, both ends included.
 *
 * @param weekStart the first day of a week: 0 Sunday to 6 Saturday
 */
export function weekOf(date: string, weekStart: number): { from: string; to: string } {
  const from = addDays(date, -modulo(dayOfWeek(date) - weekStart, DAYS_PER_WEEK))
  return { from, to: addDays(from, DAYS_PER_WEEK - 1) }
}

/** The month that a date lies in, both ends included. */
export function monthOf(date: string): { from: string; to: string } {
  const from = `${date.slice(0, 8)}01`
  return { from, to: addDays(from, daysInMonth(date) - 1) }
}

/** 28 to 31, of the month that a date lies in. */
export function daysInMonth(date: string): number {
  const year = yearOf(date)
  const month = monthNumber(date)
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Six whole weeks (42 dates) that begin with the week of the month's first day. */
export function monthGrid(date: string, weekStart: number): readonly string[] {
  const first = dayNumber(weekOf(`${date.slice(0, 8)}01`, weekStart).from)
  return Array.from({ length: 6 * DAYS_PER_WEEK }, (_, day) => dateOfDay(first + day))
}

/** Minutes since midnight of a clock time: `09:30` is 570. */
export function minutesOf(time: string): number {
  return digits(time, 0, 2) * 60 + digits(time, 3, 2)
}

/** The clock time of minutes since midnight, wrapped at 24 hours: 570 is `09:30`, 1470 is `00:30`. */
export function clockOf(minutes: number): string {
  const inDay = modulo(minutes, MINUTES_PER_DAY)
  return `${padded(Math.floor(inDay / 60), 2)}:${padded(inDay % 60, 2)}`
}

/** Days since 1970-01-01 (algorithm "days from civil": years begin in March, so the leap day comes last). */
export function dayNumber(date: string): number {
  const month = monthNumber(date)
  const year = yearOf(date) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth(date) - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The date that many days since 1970-01-01. The inverse of {@link dayNumber}. */
export function dateOfDay(number: number): string {
  const date = calendarNumber(number)
  return `${padded(Math.floor(date / 10_000), 4)}-${padded(Math.floor(date / 100) % 100, 2)}-${padded(date % 100, 2)}`
}

/** The date that many days since 1970-01-01 as one number, which costs less than a text: 20260302 is 2 March 2026. */
export function calendarNumber(number: number): number {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return year * 10_000 + month * 100 + day
}

function yearOf(date: string): number {
  return digits(date, 0, 4)
}

function digits(text: string, from: number, count: number): number {
  let number = 0
  for (let at = from; at < from + count; at += 1) number = number * 10 + text.charCodeAt(at) - 48
  return number
}

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0')
}

function modulo(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor
}
