import { dateOfDay } from '#shared/time/civil.ts'
import { namedDays } from './calendar/namedDays.ts'
import { plainRule, type RuleParts } from './repeating/repeatRule.ts'

/**
 * The first date on or after `date` on which a series by this rule can begin: one that the rule names when it begins there.
 * `date` itself when there is none.
 */
export function firstDate(parts: RuleParts, date: string): string {
  const isAnyDay = parts.weekdays.length + parts.monthDays.length + parts.positions.length === 0
  const plain = isAnyDay ? { ...plainRule('DAILY'), months: parts.months } : { ...parts, interval: 1 }
  const [first] = namedDays(plain, date, date)
  return first === undefined ? date : dateOfDay(first)
}
