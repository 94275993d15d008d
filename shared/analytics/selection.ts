import * as z from 'zod/mini'
import { CATEGORIES } from '#shared/tasks/fields.ts'
import { daysBetween } from '#shared/time/civil.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { INSIGHT_KEYS } from './insightSchemas.ts'

/** The path that lists rows. */
export const ROWS_PATH = '/api/analytics/rows'
const MOST_DATES = 400
/** A streak's dates may be those of a life. */
const ANY_LENGTH = ['streak']

/** What a number counts. `domain` is `none` for what belongs to no domain; `about` is the habit or domain of an insight. */
export const Selection = z.object({
  of: z.enum(['due', 'completed', 'measured', 'focus', 'streak', 'hours', ...INSIGHT_KEYS]),
  from: CivilDate,
  to: CivilDate,
  category: z.optional(z.enum(CATEGORIES)),
  domain: z.optional(z.union([z.uuid(), z.literal('none')])),
  about: z.optional(z.uuid()),
})
export type Selection = z.infer<typeof Selection>

/** Whether the range is one that a number can count. */
export function hasFewDates({ of, from, to }: Selection): boolean {
  return from <= to && (ANY_LENGTH.includes(of) || daysBetween(from, to) < MOST_DATES)
}

/** The path that lists what a number counts. */
export function pathOf(selection: Selection): string {
  const parameters = Object.entries(selection).map(([name, value]) => `${name}=${value}`)
  return `${ROWS_PATH}?${parameters.join('&')}`
}
