import { focusIn, minutesOf } from '../focus.ts'
import type { Rule } from './rule.ts'

const LEAST_MINUTES = 60
const TELLING_PERCENT = 20

/** Whether the timer ran longer than in the two weeks before. */
export const focusTrend: Rule<'focus_trend'> = ({ focus, halves }) => {
  const minutes = minutesOf(focusIn(halves.last, focus))
  const before = minutesOf(focusIn(halves.before, focus))
  const isEnough = minutes >= LEAST_MINUTES && before >= LEAST_MINUTES
  const change_percent = isEnough ? Math.round((100 * (minutes - before)) / before) : 0
  const isTelling = Math.abs(change_percent) >= TELLING_PERCENT
  return { sample: focus, minimum: 2, data: isTelling ? { minutes, before, change_percent } : null }
}
