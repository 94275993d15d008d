import { includes } from '#shared/time/dateRange.ts'
import { compareRates } from './rates.ts'
import type { Rule } from './rule.ts'

const LEAST_IN_EACH = 10
const TELLING_CHANGE = 10

/** Whether more, or less, of what was planned gets done than in the two weeks before. */
export const completionTrend: Rule<'completion_trend'> = ({ judged, halves }) => {
  const last = judged.filter(({ date }) => includes(halves.last, date))
  const before = judged.filter(({ date }) => includes(halves.before, date))
  const rates = compareRates(last, before, LEAST_IN_EACH)
  const isTelling = rates !== null && Math.abs(rates.lead) >= TELLING_CHANGE
  return {
    sample: [...before, ...last],
    minimum: 2 * LEAST_IN_EACH,
    data: isTelling ? { percent: rates.first, before: rates.second, change: rates.lead } : null,
  }
}
