import * as z from 'zod/mini'
import { answerShape } from '#shared/entity/answer.ts'
import { type Field, newSchema, patchSchema } from '#shared/entity/fields.ts'
import { ROW } from '#shared/entity/row.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import { text } from '#shared/text/text.ts'
import { ClockTime } from '#shared/time/schemas.ts'

/** The most if-then plans of a person. */
export const MOST_IF_THENS = 50

const Weekday = z.int('A weekday is 0 to 6').check(z.gte(0), z.lte(6, 'A weekday is 0 to 6'))
const Weekdays = z.array(Weekday).check(
  z.minLength(1, 'Choose at least one day'),
  z.refine((days) => new Set(days).size === days.length, 'A day is named once'),
)

/** A task (or its series), or a habit: one of the two. */
const SUBJECT = { task_id: z.optional(z.uuid()), habit_id: z.optional(z.uuid()) }
const isOne = z.refine<{ task_id?: string | undefined; habit_id?: string | undefined }>(
  ({ task_id, habit_id }) => (task_id === undefined) !== (habit_id === undefined),
  'Name a task or a habit',
)

/** What an if-then plan waits for (docs/rules/ifThens.md, If-then plans). */
export const Cause = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('moment'), days: Weekdays, time: ClockTime }),
  z.strictObject({ type: z.literal('after'), ...SUBJECT }).check(isOne),
  z.strictObject({ type: z.literal('missed'), ...SUBJECT }).check(isOne),
])
export type Cause = z.infer<typeof Cause>

/** What it suggests: a task to make, or a habit to do. */
export const Effect = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('task'),
    title: TASK_FIELDS.title.schema,
    estimated_duration: z.optional(TASK_FIELDS.estimated_duration.schema),
  }),
  z.strictObject({ type: z.literal('habit'), habit_id: z.uuid() }),
])
export type Effect = z.infer<typeof Effect>

/** What a person may set of an if-then plan. */
export const IF_THEN_FIELDS = {
  goal_id: { schema: z.nullable(z.uuid('Unknown goal')), initial: null, sql: 'uuid', label: 'Goal' },
  obstacle: {
    schema: text([0, ''], [200, 'An obstacle has at most 200 characters']),
    initial: '',
    sql: 'text',
    label: 'Obstacle',
  },
  if: { schema: Cause, sql: 'jsonb', label: 'If' },
  then: { schema: Effect, sql: 'jsonb', label: 'Then' },
  active: { schema: z.boolean(), initial: true, sql: 'boolean', label: 'Active' },
} as const satisfies Record<string, Field>

export const NewIfThen = newSchema(IF_THEN_FIELDS)
export type NewIfThen = z.infer<typeof NewIfThen>
export const IfThenPatch = patchSchema(IF_THEN_FIELDS)
export type IfThenPatch = z.infer<typeof IfThenPatch>

/** An if-then plan as the server answers it. */
export const IfThen = z.object({
  ...ROW,
  ...answerShape(IF_THEN_FIELDS),
  /** How many of its suggestions were taken, and how many of those were kept. */
  taken: z.int(),
  kept: z.int(),
})
export type IfThen = z.infer<typeof IfThen>
