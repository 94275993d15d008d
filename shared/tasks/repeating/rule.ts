import { addDays, dateOfDay, dayNumber, DAYS_PER_WEEK, FIRST_DATE, LAST_DATE } from '#shared/time/civil.ts'
import { namedDays } from '#shared/tasks/calendar/namedDays.ts'
import { buildRule, readRule, type RuleEnd, type RuleParts } from './repeatRule.ts'

/**
 * The local dates that an RFC 5545 rule names after one date and up to another, in order.
 *
 * Plans are wall-clock time, so a rule is expanded on dates. The first date counts, also towards COUNT, even when the
 * rule's pattern does not name it (RFC 5545, 3.8.5.3; docs/rules/tasks.md, Repeating tasks). Only a rule with COUNT is walked
 * from its start; {@link lastDate} saves that. A text that is no rule names nothing.
 *
 * @param start the first date
 * @param after exclusive
 * @param until inclusive
 */
export function occurrenceDates(rrule: string, start: string, after: string, until: string): string[] {
  const rule = readRule(rrule)
  const dates: string[] = []
  if (rule === null || until <= after) return dates
  const [afterDay, untilDay] = [dayNumber(after), dayNumber(until)]
  const isCounted = rule.ends.kind === 'after'
  for (const day of occurrences(rule, start, isCounted ? start : addDays(after, 1), until)) {
    if (day > untilDay) break
    if (day > afterDay) dates.push(dateOfDay(day))
  }
  return dates
}

/** The last date of a rule that ends, or null. A COUNT that the calendar cannot hold ends with the calendar. */
export function lastDate(rrule: string, start: string): string | null {
  const rule = readRule(rrule)
  if (rule === null || rule.ends.kind === 'never') return null
  if (rule.ends.kind === 'on') return rule.ends.date > start ? rule.ends.date : start
  const { times } = rule.ends
  let [last, count] = [dayNumber(start), 0]
  for (const day of occurrences(rule, start, start)) [last, count] = [day, count + 1]
  return count < times ? LAST_DATE : dateOfDay(last)
}

/** The first date that a rule names after a date from which it is counted; null when there is none. */
export function nextDate(rrule: string, from: string): string | null {
  const rule = readRule(rrule)
  if (rule === null) return null
  const uncounted = rule.ends.kind === 'after' ? { ...rule, ends: { kind: 'never' as const } } : rule
  const [next] = occurrences(uncounted, from, addDays(from, 1))
  return next === undefined ? null : dateOfDay(next)
}

/** The second date of a rule that begins on a date, whether or not its pattern names that; null when it ends there. */
export function secondDate(rrule: string, start: string): string | null {
  const rule = readRule(rrule)
  const [, second] = rule === null ? [] : occurrences(rule, start, start)
  return second === undefined ? null : dateOfDay(second)
}

/** How many occurrences a rule has at most, or null. */
export function countOf(rrule: string): number | null {
  const ends = readRule(rrule)?.ends
  return ends?.kind === 'after' ? ends.times : null
}

/** The same rule with another number of occurrences. */
export function withCount(rrule: string, times: number): string {
  return withEnd(rrule, { kind: 'after', times })
}

/** The same rule that names nothing after a date. */
export function endingOn(rrule: string, last: string): string {
  return withEnd(rrule, { kind: 'on', date: last })
}

/**
 * The rule of a series that was moved by some days: its weekdays move along, and so does a last date. Days of a month
 * move where they stay in the month; the n-th weekday of a month becomes the same n-th of the other weekday.
 */
export function shiftRule(rrule: string, days: number): string {
  const rule = readRule(rrule)
  if (rule === null || days === 0) return rrule
  return buildRule({
    ...rule,
    weekdays: rule.weekdays.map(({ day, nth }) => ({ day: shiftWeekday(day, days), nth })),
    monthDays: [...new Set(rule.monthDays.map((day) => shiftMonthDay(day, days)))],
    ends: rule.ends.kind === 'on' ? { kind: 'on', date: shiftEnd(rule.ends.date, days) } : rule.ends,
    weekStart: isCountedInWeeks(rule) ? shiftWeekday(rule.weekStart ?? MONDAY, days) : rule.weekStart,
  })
}

function withEnd(rrule: string, ends: RuleEnd): string {
  const rule = readRule(rrule)
  return rule === null ? rrule : buildRule({ ...rule, ends })
}

/** Day numbers of a rule's occurrences from a date on, up to its end: the first date, then what the pattern names. */
function* occurrences(rule: RuleParts, start: string, from: string, to = LAST_DATE): Generator<number> {
  const first = dayNumber(start)
  const last = dayNumber(rule.ends.kind === 'on' ? rule.ends.date : LAST_DATE)
  let left = rule.ends.kind === 'after' ? rule.ends.times - 1 : Infinity
  if (from <= start) yield first
  for (const day of namedDays(rule, start, from, to)) {
    if (day <= first) continue
    if (day > last || left === 0) return
    left -= 1
    yield day
  }
}

const MONDAY = 1

function shiftWeekday(day: number, days: number): number {
  return (((day + days) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK
}

function shiftMonthDay(day: number, days: number): number {
  const moved = day + days
  const isSame = day > 0 ? moved >= 1 && moved <= 31 : moved <= -1 && moved >= -31
  return isSame ? moved : day
}

/** An end beyond the calendar ("99991231" is how some programs say never) stays, others stay within it. */
function shiftEnd(date: string, days: number): string {
  if (date > LAST_DATE) return date
  const moved = addDays(date, days)
  if (moved > LAST_DATE) return LAST_DATE
  return moved < FIRST_DATE ? FIRST_DATE : moved
}

/** Whether the week's first day decides which dates a rule names. */
function isCountedInWeeks({ frequency, interval, positions }: RuleParts): boolean {
  return frequency === 'WEEKLY' && (interval > 1 || positions.length > 0)
}
