import { plainRule, type RuleParts, type RuleWeekday } from '#shared/tasks/repeating/repeatRule.ts'

const LONGEST_INTERVAL = 999
const MONDAY = 1

/** Some days of every week. */
export function weekly(days: readonly RuleWeekday[]): RuleParts {
  return { ...plainRule('WEEKLY'), weekdays: days }
}

/** A rule with a longer interval. Saturday and Sunday of one weekend belong together, wherever the week begins. */
export function multiplied(parts: RuleParts, times: number): RuleParts | null {
  const each = parts.interval * times
  const codes = parts.weekdays.map(({ day }) => day)
  const isWeekend =
    parts.frequency === 'WEEKLY' && codes.length === 2 && codes.includes(6) && codes.includes(0)
  if (each > LONGEST_INTERVAL) return null
  return { ...parts, interval: each, weekStart: isWeekend && each > 1 ? MONDAY : null }
}
