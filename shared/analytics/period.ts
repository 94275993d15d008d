import * as z from 'zod/mini'
import { CivilDate } from '#shared/time/schemas.ts'

export const PERIODS = ['week', 'month', 'year'] as const
export type PeriodName = (typeof PERIODS)[number]

/** Which period is asked for: the one that `at` lies in, by default this week. */
export const AnalyticsQuery = z.object({
  period: z._default(z.enum(PERIODS, 'A period is week, month or year'), 'week'),
  at: z.optional(CivilDate),
})
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>
