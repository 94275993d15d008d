import * as z from 'zod/mini'

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
  /** The task's or the habit's. */
  category: z.nullable(z.string()),
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

/** A row without what else is known of it. */
export function rowOf(row: AnalyticsRow): AnalyticsRow {
  const { kind, id, date, title, state, category, domain_id, goal_id, seconds, at } = row
  return { kind, id, date, title, state, category, domain_id, goal_id, seconds, at }
}

/** A date of its own. */
export function dayRow(date: string, state: AnalyticsRow['state']): AnalyticsRow {
  const nothing = { category: null, domain_id: null, goal_id: null, seconds: null, at: null }
  return { kind: 'day', id: null, date, title: '', state, ...nothing }
}
