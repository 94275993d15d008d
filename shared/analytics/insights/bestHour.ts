import { hourOf } from '../hour.ts'
import { bestAndWorst, TELLING_LEAD } from './rates.ts'
import type { Rule } from './rule.ts'

const LEAST_IN_EACH = 5

/** The hour of the plan in which most gets done, and the one with least. */
export const bestHour: Rule<'best_hour'> = ({ judged }) => {
  const timed = judged.filter(({ scheduled_time }) => scheduled_time !== null)
  const found = bestAndWorst(timed, ({ scheduled_time }) => hourOf(scheduled_time ?? ''), LEAST_IN_EACH)
  const minimum = 2 * LEAST_IN_EACH
  if (!found) return { sample: [], minimum, data: null }
  const { sample, best, worst } = found
  const isTelling = best.percent - worst.percent >= TELLING_LEAD
  const data = {
    hour: best.group,
    percent: best.percent,
    worst_hour: worst.group,
    worst_percent: worst.percent,
  }
  return { sample, minimum, data: isTelling ? data : null }
}
