import { percentOf } from '#shared/numbers/percent.ts'
import type { Rule } from './rule.ts'

const TELLING_PERCENT = 40

/** The category that a large part of what was done belongs to; of equal ones the first by name. */
export const topCategory: Rule<'top_category'> = ({ finished }) => {
  const [top] = [...Map.groupBy(finished, ({ category }) => category)]
    .map(([category, tasks]) => ({ category, count: tasks.length }))
    .toSorted((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1))
  const percent = percentOf(top?.count ?? 0, finished.length)
  const isTelling = top && percent !== null && percent >= TELLING_PERCENT
  return { sample: finished, minimum: 10, data: isTelling ? { category: top.category, percent } : null }
}
