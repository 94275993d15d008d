import * as z from 'zod/mini'
import { CATEGORIES } from '#shared/tasks/fields.ts'

/** One thing that a number of the analytics counts. */
export const AnalyticsRow = z.object({
  kind: z.enum(['task', 'habit', 'goal', 'day']),
  /** The task's, habit's or goal's; null of a day. */
  id: z.nullable(z.uuid()),
  /** The date that it is counted on; null of a goal without a target date. */
  date: z.nullable(z.string()),
  /** Empty for a day. */
  title: z.string(),
  state: z.enum(['done', 'open', 'missed', 'kept']),
  category: z.nullable(z.enum(CATEGORIES)),
  domain_id: z.nullable(z.uuid()),
  goal_id: z.nullable(z.uuid()),
  /** On the timer within the range, whole seconds; null of what has no timer. */
  seconds: z.nullable(z.int()),
  /** When it was done; of an interval of the timer, when it began. */
  at: z.nullable(z.string()),
})
export type AnalyticsRow = z.infer<typeof AnalyticsRow>

/** A page of them: the answer of the paths called `rows`. `total` is the number that was counted. */
export const AnalyticsRows = z.object({
  items: z.array(AnalyticsRow),
  next_cursor: z.nullable(z.string()),
  total: z.int(),
})
export type AnalyticsRows = z.infer<typeof AnalyticsRows>
