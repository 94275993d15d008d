import * as z from 'zod/mini'
import { dateOfDay, dayNumber } from '#shared/time/civil.ts'

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
  /^(FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)|INTERVAL=[1-9]\d{0,2}|COUNT=[1-9]\d{0,3}|UNTIL=\d{8}(T\d{6}Z?)?|BYDAY=([+-]?[1-5]?(MO|TU|WE|TH|FR|SA|SU))(,[+-]?[1-5]?(MO|TU|WE|TH|FR|SA|SU))*|BYMONTHDAY=-?([1-9]|[12]\d|3[01])(,-?([1-9]|[12]\d|3[01]))*|BYMONTH=([1-9]|1[0-2])(,([1-9]|1[0-2]))*|BYSETPOS=-?[1-5](,-?[1-5])*|WKST=(MO|TU|WE|TH|FR|SA|SU))$/

function isRule(rrule: string): boolean {
  const parts = rrule.split(';')
  const names = parts.map((part) => part.split('=')[0])
  const isUnique = new Set(names).size === names.length
  const isBounded = !(names.includes('COUNT') && names.includes('UNTIL'))
  const until = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rrule)?.slice(1).join('-')
  const isDated = until === undefined || dateOfDay(dayNumber(until)) === until
  return names.includes('FREQ') && isDated && isUnique && isBounded && parts.every((part) => PART.test(part))
}
