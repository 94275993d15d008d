import { dayOfWeek } from '#shared/time/civil.ts'
import { bestAndWorst, TELLING_LEAD } from './rates.ts'
import type { Rule } from './rule.ts'

const LEAST_IN_EACH = 5

/** The weekday on which most of the plan gets done, and the one with least. */
export const bestWeekday: Rule<'best_weekday'> = ({ judged }) => {
  const found = bestAndWorst(judged, ({ date }) => dayOfWeek(date), LEAST_IN_EACH)
  const minimum = 2 * LEAST_IN_EACH
  if (!found) return { sample: [], minimum, data: null }
  const { sample, best, worst } = found
  const isTelling = best.percent - worst.percent >= TELLING_LEAD
  const data = {
    weekday: best.group,
    percent: best.percent,
    worst_weekday: worst.group,
    worst_percent: worst.percent,
  }
  return { sample, minimum, data: isTelling ? data : null }
}
