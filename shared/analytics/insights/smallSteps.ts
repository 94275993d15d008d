import { compareRates, TELLING_LEAD } from './rates.ts'
import type { Rule } from './rule.ts'

/** Minutes of a short task at most, and of a long one at least. */
const SHORT = 30
const LONG = 90
const LEAST_IN_EACH = 5

/** Whether short tasks get done more often than long ones. */
export const smallSteps: Rule<'small_steps'> = ({ judged }) => {
  const short = judged.filter(({ estimated_duration }) => estimated_duration <= SHORT)
  const long = judged.filter(({ estimated_duration }) => estimated_duration >= LONG)
  const rates = compareRates(short, long, LEAST_IN_EACH)
  const isTelling = rates !== null && rates.lead >= TELLING_LEAD
  return {
    sample: [...short, ...long],
    minimum: 2 * LEAST_IN_EACH,
    data: isTelling ? { short_percent: rates.first, long_percent: rates.second } : null,
  }
}
