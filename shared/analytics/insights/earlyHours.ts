import { percentOf } from '#shared/numbers/percent.ts'
import type { Rule } from './rule.ts'

const NOON = '12:00'
const TELLING_PERCENT = 60

/** Whether most gets done before noon. */
export const earlyHours: Rule<'early_hours'> = ({ finished }) => {
  const early = finished.filter(({ completed_time }) => completed_time < NOON)
  const percent = percentOf(early.length, finished.length)
  return {
    sample: finished,
    minimum: 10,
    data: percent !== null && percent >= TELLING_PERCENT ? { percent } : null,
  }
}
