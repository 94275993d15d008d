import * as z from 'zod/mini'
import { answerShape } from '#shared/entity/answer.ts'
import { type Field, newSchema, patchSchema } from '#shared/entity/fields.ts'
import { ROW } from '#shared/entity/row.ts'
import { ICONS } from '#shared/look/emblem.ts'
import { text } from '#shared/text/text.ts'
import { addMonths } from '#shared/time/civil.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { Metric } from './metric.ts'

/** Active goals; those that are closed do not count. */
export const MOST_ACTIVE_GOALS = 100
/** With those that are closed or archived. */
export const MOST_GOALS_IN_ALL = 500
/** Check-ins of one goal. */
export const MOST_GOAL_CHECK_INS = 10_000
const EARLIEST_START = '1990-01-01'

/** What a person may set of a goal (docs/rules/goals.md, Goals). */
export const GOAL_FIELDS = {
  title: {
    schema: text([1, 'Title is required'], [200, 'A title has at most 200 characters']),
    sql: 'text',
    label: 'Title',
  },
  /** Why it matters, in the person's own words. */
  why: {
    schema: text([0, ''], [2000, 'A reason has at most 2,000 characters']),
    initial: '',
    sql: 'text',
    label: 'Why',
  },
  domain_id: { schema: z.nullable(z.uuid('Unknown domain')), initial: null, sql: 'uuid', label: 'Domain' },
  icon: { schema: z.enum(ICONS, 'Unknown icon'), initial: 'Target', sql: 'text', label: 'Icon' },
  archived: { schema: z.boolean(), initial: false, sql: 'boolean', label: 'Archived' },
  /** Others may see it. */
  published: { schema: z.boolean(), initial: false, sql: 'boolean', label: 'Published' },
  start_date: { schema: CivilDate, chosen: true, sql: 'date', label: 'Start' },
  target_date: { schema: z.nullable(CivilDate), initial: null, sql: 'date', label: 'Target date' },
  metric: { schema: Metric, initial: { kind: 'linked' }, sql: 'jsonb', label: 'Measured by' },
} as const satisfies Record<string, Field>

export const NewGoal = newSchema(GOAL_FIELDS)
export type NewGoal = z.infer<typeof NewGoal>
export const GoalPatch = patchSchema(GOAL_FIELDS)
export type GoalPatch = z.infer<typeof GoalPatch>

export const GOAL_STATUSES = ['active', 'achieved', 'dropped'] as const

const Position = z
  .int('A position is a whole number')
  .check(z.gte(0, 'A position is 0 to 1000'), z.lte(1000, 'A position is 0 to 1000'))
const MILESTONE = {
  title: text([1, 'Title is required'], [200, 'A title has at most 200 characters']),
  due_date: z.nullable(CivilDate),
  position: Position,
}

export const NewMilestone = z.strictObject({
  id: z.optional(z.uuid()),
  ...MILESTONE,
  due_date: z._default(MILESTONE.due_date, null),
  position: z.optional(MILESTONE.position),
})
export type NewMilestone = z.infer<typeof NewMilestone>
export const MilestonePatch = z.partial(z.strictObject({ ...MILESTONE, done: z.boolean() }))
export type MilestonePatch = z.infer<typeof MilestonePatch>

/** A milestone as the server answers it. */
export const Milestone = z.object({
  id: z.uuid(),
  goal_id: z.uuid(),
  title: z.string(),
  due_date: z.nullable(z.string()),
  position: z.int(),
  done: z.boolean(),
  done_at: z.nullable(z.string()),
})
export type Milestone = z.infer<typeof Milestone>

const GoalProgress = z.object({
  percent: z.int(),
  done: z.number(),
  total: z.number(),
  current: z.number(),
  reached: z.boolean(),
})
const GoalPace = z.object({
  expected_percent: z.int(),
  expected: z.number(),
  lead_days: z.number(),
  safe_days: z.int(),
  needed_per_week: z.number(),
  status: z.enum(['reached', 'overdue', 'ahead', 'on_pace', 'behind']),
})
const LikelyDate = z.nullable(z.string())
const GoalForecast = z.object({
  p10: LikelyDate,
  p50: LikelyDate,
  p90: LikelyDate,
  chance: z.nullable(z.int()),
  weeks: z.int(),
  mean: z.nullable(z.number()),
  deviation: z.nullable(z.number()),
  reason: z.nullable(z.enum(['closed', 'reached', 'not_enough_data', 'no_progress'])),
})

/** A goal as the server answers it. */
export const Goal = z.object({
  ...ROW,
  ...answerShape(GOAL_FIELDS),
  status: z.enum(GOAL_STATUSES),
  closed_at: z.nullable(z.string()),
  closed_reason: z.nullable(z.string()),
  /** Since when it is published without a break. */
  published_at: z.nullable(z.string()),
  progress: GoalProgress,
  /** Null without a target date, and of a goal that is closed. */
  pace: z.nullable(GoalPace),
  forecast: GoalForecast,
  at_risk: z.boolean(),
  milestones: z.array(Milestone),
  /** How many tasks and habits belong to it. */
  linked: z.object({ tasks: z.int(), habits: z.int() }),
})
export type Goal = z.infer<typeof Goal>

/** What is wrong with a goal's dates, by field; null where nothing is. @param today the person's local date */
export function wrongDates(
  { start_date, target_date }: Pick<Goal, 'start_date' | 'target_date'>,
  today: string,
): { field: 'start_date' | 'target_date'; message: string } | null {
  const wrongStart = (message: string) => ({ field: 'start_date' as const, message })
  const wrongTarget = (message: string) => ({ field: 'target_date' as const, message })
  if (start_date < EARLIEST_START) return wrongStart('A goal starts in 1990 or later')
  if (start_date > addMonths(today, 12)) return wrongStart('A goal starts within a year')
  if (target_date === null) return null
  if (target_date <= start_date) return wrongTarget('The target date comes after the start')
  if (target_date > addMonths(today, 120)) return wrongTarget('The target date lies within ten years')
  return null
}

/** Whether a metric may take another's place: its kind and how values add up stay. */
export function mayBecome(before: Metric, after: Metric): boolean {
  if (before.kind !== 'number' || after.kind !== 'number') return before.kind === after.kind
  return before.aggregate === after.aggregate
}
