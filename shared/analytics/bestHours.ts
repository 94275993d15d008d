import { percentOf } from '#shared/numbers/percent.ts'
import type { Analytics } from './analytics.ts'
import type { Facts } from './facts.ts'
import { pathOf } from './selection.ts'

/** Below so many tasks an hour says nothing. */
const LEAST_SAMPLE = 5
const DAYS = 7
const HOURS = 24

/** By weekday and hour of the plan: how many of the tasks were completed on their very date. */
export function bestHoursOf({ period, hours }: Pick<Facts, 'period' | 'hours'>): Analytics['best_hours'] {
  const cells: Analytics['best_hours']['cells'] = Array.from({ length: DAYS }, () =>
    Array.from({ length: HOURS }, () => null),
  )
  for (const { weekday, hour, sample, done } of hours) {
    const percent = sample < LEAST_SAMPLE ? null : percentOf(done, sample)
    const row = cells[weekday]
    if (row && percent !== null) row[hour] = { sample, percent }
  }
  return { ...period.hours, cells, rows: pathOf({ of: 'hours', ...period.hours }) }
}
