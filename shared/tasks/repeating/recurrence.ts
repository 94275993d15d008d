import * as z from 'zod/mini'
import { dateOfDay, dayNumber, FIRST_DATE } from '#shared/time/civil.ts'
import { readRule, type RuleParts } from './repeatRule.ts'

/** From what the next date is counted: the plan, or the local date of the last completion. */
const RECURRENCE_BASES = ['schedule', 'completion'] as const

/**
 * How a task repeats. `rrule` is an RFC 5545 rule without DTSTART: the first occurrence's date is the start.
 * Frequencies: DAILY, WEEKLY, MONTHLY, YEARLY; parts: INTERVAL, COUNT, UNTIL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS, WKST.
 */
export const Recurrence = z.strictObject({
  rrule: z
    .string()
    .check(z.maxLength(300, 'This rule is too long'), z.refine(isRule, 'Unknown way to repeat')),
  from: z._default(z.enum(RECURRENCE_BASES), 'schedule'),
})
export type Recurrence = z.infer<typeof Recurrence>

/** Which occurrences of a repeating task an edit or a delete touches. */
const RECURRENCE_SCOPES = ['this', 'following', 'all'] as const
export const RecurrenceScope = z.enum(RECURRENCE_SCOPES)
export type RecurrenceScope = z.infer<typeof RecurrenceScope>

const PART =
  /^(FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)|INTERVAL=[1-9]\d{0,2}|COUNT=[1-9]\d{0,3}|UNTIL=\d{8}(T\d{6}Z?)?|BYDAY=(([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU))(,([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU))*|BYMONTHDAY=-?([1-9]|[12]\d|3[01])(,-?([1-9]|[12]\d|3[01]))*|BYMONTH=([1-9]|1[0-2])(,([1-9]|1[0-2]))*|BYSETPOS=-?([1-9]|[12]\d|3[01])(,-?([1-9]|[12]\d|3[01]))*|WKST=(MO|TU|WE|TH|FR|SA|SU))$/

/** Whether a text is a rule by which a task may repeat (docs/rules/tasks.md, Repeating tasks). */
export function isRule(rrule: string): boolean {
  const texts = rrule.split(';')
  const names = new Set(texts.map((part) => part.split('=')[0]))
  const isReadable = names.size === texts.length && texts.every((part) => PART.test(part))
  const parts = isReadable ? readRule(rrule) : null
  return parts !== null && !(names.has('COUNT') && names.has('UNTIL')) && isDated(parts) && isAllowed(parts)
}

/** UNTIL is a date of the calendar, or one beyond its end: "99991231" is how some programs say never. */
function isDated({ ends }: RuleParts): boolean {
  return ends.kind !== 'on' || (ends.date >= FIRST_DATE && dateOfDay(dayNumber(ends.date)) === ends.date)
}

/** What RFC 5545, 3.3.10 forbids: an n-th weekday of a day or week, a day of the month in a week, BYSETPOS alone. */
function isAllowed({ frequency, weekdays, monthDays, months, positions }: RuleParts): boolean {
  const hasNth = weekdays.some(({ nth }) => nth !== null)
  if (hasNth && (frequency === 'DAILY' || frequency === 'WEEKLY')) return false
  if (monthDays.length > 0 && frequency === 'WEEKLY') return false
  return positions.length === 0 || weekdays.length + monthDays.length + months.length > 0
}
