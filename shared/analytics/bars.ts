import { includes } from '#shared/time/dateRange.ts'
import type { Analytics } from './analytics.ts'
import type { Facts } from './facts.ts'
import { pathOf } from './selection.ts'

/** Tasks a bar to which the chart's scale reaches at least. */
const LEAST_SCALE = 14

/** Tasks completed and planned, a bar for each date, of a year for each month. */
export function barsOf({
  period,
  completed,
  due,
}: Pick<Facts, 'period' | 'completed' | 'due'>): Analytics['bars'] {
  return period.bars.map((range) => ({
    ...range,
    completed: completed.reduce((sum, row) => (includes(range, row.date) ? sum + row.completed : sum), 0),
    planned: due.reduce((sum, row) => (includes(range, row.date) ? sum + row.due : sum), 0),
    rows: pathOf({ of: 'completed', ...range }),
  }))
}

/** What the chart's axis reaches. */
export function scaleOf(bars: Analytics['bars']): number {
  return Math.max(LEAST_SCALE, ...bars.map(({ completed }) => completed))
}
