import { dayRow } from '../rows.ts'
import { compareRates, TELLING_LEAD } from './rates.ts'
import type { JudgedTask, Rule } from './rule.ts'

/** From so many tasks on a date is busy. */
const BUSY = 7
const LEAST_DATES = 3

/** Whether less gets done on dates with many tasks. */
export const overplanned: Rule<'overplanned'> = ({ judged }) => {
  const dates = [...Map.groupBy(judged, ({ date }) => date)]
  const busy = dates.filter(([, tasks]) => tasks.length >= BUSY)
  const calm = dates.filter(([, tasks]) => tasks.length < BUSY)
  const tasksOf = (some: typeof dates) => some.flatMap(([, tasks]) => tasks)
  const rates = compareRates(tasksOf(calm), tasksOf(busy), LEAST_DATES)
  const isEnough = calm.length >= LEAST_DATES && busy.length >= LEAST_DATES
  const isTelling = isEnough && rates !== null && rates.lead >= TELLING_LEAD
  return {
    sample: dates.map(([date, tasks]) => dayRow(date, isAllDone(tasks) ? 'kept' : 'missed')),
    minimum: 2 * LEAST_DATES,
    data: isTelling ? { busy_percent: rates.second, calm_percent: rates.first, limit: BUSY } : null,
  }
}

function isAllDone(tasks: readonly JudgedTask[]): boolean {
  return tasks.every(({ state }) => state === 'done')
}
