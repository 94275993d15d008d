import { medianOf } from '#shared/numbers/median.ts'
import { percentOf } from '#shared/numbers/percent.ts'
import { daysBetween } from '#shared/time/civil.ts'
import type { Rule } from './rule.ts'

const TELLING_PERCENT = 30

/** How much is done after the date that it was planned for. */
export const lateFinish: Rule<'late_finish'> = ({ finished }) => {
  const sample = finished.filter(({ scheduled_date }) => scheduled_date !== null)
  const delays = sample
    .map(({ scheduled_date, completed_on }) => daysBetween(scheduled_date ?? completed_on, completed_on))
    .filter((days) => days > 0)
  const percent = percentOf(delays.length, sample.length)
  const median_days = medianOf(delays)
  const isTelling = percent !== null && percent >= TELLING_PERCENT && median_days !== null
  return { sample, minimum: 10, data: isTelling ? { percent, median_days } : null }
}
