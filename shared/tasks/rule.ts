import { RRuleTemporal } from 'rrule-temporal'
import { addDays } from '#shared/time/civil.ts'

/**
 * The local dates that an RFC 5545 rule names after one date and up to another, in order.
 *
 * Plans are wall-clock time, so a rule is expanded on dates. The first date counts, also towards COUNT, even when the
 * rule's pattern does not name it (RFC 5545, 3.8.5.3; docs/rules.md, Repeating tasks).
 *
 * @param start the first date
 * @param after exclusive
 * @param until inclusive
 */
export function occurrenceDates(rrule: string, start: string, after: string, until: string): string[] {
  const rule = parts(rrule)
  const count = rule.get('COUNT')
  const isOwn = expand(rule, start, start, start).length > 0
  if (count && !isOwn) rule.set('COUNT', String(Number(count) - 1))
  const named = expand(rule, start, addDays(after, 1), until)
  const isAsked = !isOwn && start > after && start <= until
  return isAsked ? [start, ...named] : named
}

/** The first date that a rule names after a date from which it is counted; null when there is none. */
export function nextDate(rrule: string, from: string): string | null {
  const rule = parts(rrule)
  rule.delete('COUNT')
  try {
    const next = expansion(rule, from).next(midnight(from), false)?.toString().slice(0, 10)
    return next !== undefined && next <= LAST_DATE ? next : null
  } catch {
    return null // the library throws for a rule that names no date at all, such as the 30th of February
  }
}

/** Whether a rule names nothing more after a date. */
export function isOverAfter(rrule: string, start: string, date: string): boolean {
  const rule = parts(rrule)
  const until = rule.get('UNTIL')
  if (until !== undefined) return dashed(until) <= date
  const count = countOf(rrule)
  return count !== null && occurrenceDates(rrule, start, '0001-01-01', date).length >= count
}

/** How many occurrences a rule has at most, or null. */
export function countOf(rrule: string): number | null {
  const count = parts(rrule).get('COUNT')
  return count === undefined ? null : Number(count)
}

/** The same rule with another number of occurrences. */
export function withCount(rrule: string, count: number): string {
  return text(parts(rrule).set('COUNT', String(count)))
}

/** The same rule that names nothing after a date. */
export function endingOn(rrule: string, last: string): string {
  const rule = parts(rrule)
  rule.delete('COUNT')
  return text(rule.set('UNTIL', last.replaceAll('-', '')))
}

/** The latest date of a task (docs/rules.md, Time and dates). */
const LAST_DATE = '2199-12-31'
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * The rule of a series that was moved by some days: its weekdays move along, and so does a last date. Days of a month
 * move where they stay in the month; the n-th weekday of a month becomes the same n-th of the other weekday.
 */
export function shiftRule(rrule: string, days: number): string {
  const rule = parts(rrule)
  for (const [name, shift] of [
    ['BYDAY', shiftWeekday],
    ['BYMONTHDAY', shiftMonthDay],
  ] as const) {
    const listed = rule.get(name)?.split(',')
    if (listed) rule.set(name, listed.map((day) => shift(day, days)).join(','))
  }
  const until = rule.get('UNTIL')
  if (until) rule.set('UNTIL', addDays(dashed(until), days).replaceAll('-', ''))
  return text(rule)
}

/** Dates from `from` to `until`, both inclusive, that a rule beginning at `start` names by its own pattern. */
function expand(rule: Map<string, string>, start: string, from: string, until: string): string[] {
  const dates = expansion(rule, start).between(midnight(from), midnight(until), true)
  return dates.map((date) => date.toString().slice(0, 10))
}

/** The library refuses an UNTIL without a zone or with an impossible time, so only its date is passed on. */
function expansion(rule: Map<string, string>, start: string) {
  const exact = new Map(rule)
  const last = exact.get('UNTIL')
  if (last) exact.set('UNTIL', `${last.slice(0, 8)}T000000Z`)
  return new RRuleTemporal({ rruleString: text(exact), dtstart: midnight(start), cache: false })
}

function midnight(date: string) {
  return Temporal.PlainDate.from(date).toZonedDateTime('UTC')
}

function shiftWeekday(day: string, days: number): string {
  const index = WEEKDAYS.indexOf(day.slice(-2))
  return day.slice(0, -2) + WEEKDAYS[(((index + days) % 7) + 7) % 7]
}

function shiftMonthDay(day: string, days: number): string {
  const moved = Number(day) + days
  const isSame = Number(day) > 0 ? moved >= 1 && moved <= 31 : moved <= -1 && moved >= -31
  return String(isSame ? moved : Number(day))
}

function dashed(compact: string): string {
  return `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6, 8)}`
}

function parts(rrule: string): Map<string, string> {
  return new Map(rrule.split(';').map((part) => part.split('=') as [string, string]))
}

function text(rule: Map<string, string>): string {
  return [...rule].map(([name, value]) => `${name}=${value}`).join(';')
}
