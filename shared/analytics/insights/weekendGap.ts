import { dayOfWeek } from '#shared/time/civil.ts'
import { compareRates, TELLING_LEAD } from './rates.ts'
import type { JudgedTask, Rule } from './rule.ts'

const LEAST_IN_EACH = 5
const [SUNDAY, SATURDAY] = [0, 6]

/** Whether weekends go differently from the other days. */
export const weekendGap: Rule<'weekend_gap'> = ({ judged }) => {
  const rates = compareRates(
    judged.filter(isOfWeekend),
    judged.filter((task) => !isOfWeekend(task)),
    LEAST_IN_EACH,
  )
  const isTelling = rates !== null && Math.abs(rates.lead) >= TELLING_LEAD
  return {
    sample: judged,
    minimum: 2 * LEAST_IN_EACH,
    data: isTelling ? { weekend_percent: rates.first, weekday_percent: rates.second } : null,
  }
}

function isOfWeekend({ date }: JudgedTask): boolean {
  return [SUNDAY, SATURDAY].includes(dayOfWeek(date))
}
