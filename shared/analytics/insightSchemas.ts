import * as z from 'zod/mini'
import { CATEGORIES } from '#shared/tasks/fields.ts'

const percent = z.int()
/** 0 Sunday to 6 Saturday. */
const weekday = z.int()

/** What each insight says, by its key, in the order in which they are answered (docs/rules/analytics.md, Analytics). */
const INSIGHT_DATA = {
  completion_trend: z.object({ percent, before: percent, change: z.int() }),
  /** How many days late the late ones were done. */
  late_finish: z.object({ percent, median_days: z.number() }),
  /** Minutes that tasks took to those that were planned, 2 decimals. */
  estimate_bias: z.object({ ratio: z.number(), direction: z.enum(['longer', 'shorter']) }),
  /** A date is busy from so many tasks on. */
  overplanned: z.object({ busy_percent: percent, calm_percent: percent, limit: z.int() }),
  small_steps: z.object({ short_percent: percent, long_percent: percent }),
  best_weekday: z.object({ weekday, percent, worst_weekday: weekday, worst_percent: percent }),
  best_hour: z.object({ hour: z.int(), percent, worst_hour: z.int(), worst_percent: percent }),
  weekend_gap: z.object({ weekend_percent: percent, weekday_percent: percent }),
  early_hours: z.object({ percent }),
  top_category: z.object({ category: z.enum(CATEGORIES), percent }),
  focus_trend: z.object({ minutes: z.int(), before: z.int(), change_percent: z.int() }),
  habit_slipping: z.object({ habit_id: z.uuid(), name: z.string(), strength: z.int(), before: z.int() }),
  habit_strongest: z.object({ habit_id: z.uuid(), name: z.string(), strength: z.int() }),
  comebacks: z.object({ percent, misses: z.int(), comebacks: z.int() }),
  neglected_domain: z.object({ domain_id: z.uuid(), name: z.string() }),
  goal_pace: z.object({ ahead: z.int(), on_pace: z.int(), behind: z.int() }),
} as const

export type InsightKey = keyof typeof INSIGHT_DATA
export type InsightData<Key extends InsightKey = InsightKey> = z.infer<(typeof INSIGHT_DATA)[Key]>

export const INSIGHT_KEYS = Object.keys(INSIGHT_DATA) as [InsightKey, ...InsightKey[]]

const insight = <Key extends InsightKey>(key: Key) =>
  z.object({
    key: z.literal(key),
    data: INSIGHT_DATA[key],
    /** How many tasks, dates, intervals, units or goals it rests on, and the fewest on which it speaks. */
    sample: z.int(),
    minimum: z.int(),
    rows: z.string(),
  })

/** An insight that fires. */
export const Insight = z.discriminatedUnion('key', [
  insight('completion_trend'),
  insight('late_finish'),
  insight('estimate_bias'),
  insight('overplanned'),
  insight('small_steps'),
  insight('best_weekday'),
  insight('best_hour'),
  insight('weekend_gap'),
  insight('early_hours'),
  insight('top_category'),
  insight('focus_trend'),
  insight('habit_slipping'),
  insight('habit_strongest'),
  insight('comebacks'),
  insight('neglected_domain'),
  insight('goal_pace'),
])
export type Insight = z.infer<typeof Insight>
