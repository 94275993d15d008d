import * as z from 'zod/mini'
import { NewGoal } from '#shared/goals/goal.ts'
import { NewHabit } from '#shared/habits/habit.ts'
import { PRIORITIES, TASK_FIELDS } from '#shared/tasks/fields.ts'
import { NewTask, TaskPatch } from '#shared/tasks/task.ts'
import { text } from '#shared/text/text.ts'
import { CivilDate, ClockTime } from '#shared/time/schemas.ts'
import { HOURS } from './availability.ts'
import { GoalAnswers } from './goalAnswers.ts'
import { circleOf, PARTS_OF_DAY } from './placing/step.ts'

const MOST_ITEMS = 200
export const MOST_HORIZON = 366
export const USUAL_HORIZON = 28

const Key = z
  .string()
  .check(z.minLength(1, 'A key has 1 to 64 characters'), z.maxLength(64, 'A key has 1 to 64 characters'))
const Weekdays = z
  .array(z.int('A weekday is 0 to 6').check(z.gte(0, 'A weekday is 0 to 6'), z.lte(6, 'A weekday is 0 to 6')))
  .check(z.minLength(1, 'At least one weekday'), z.maxLength(7, 'At most seven weekdays'))
const Place = z.strictObject({ scheduled_date: CivilDate, scheduled_time: ClockTime })
const { title, description, category, estimated_duration, xp_reward, goal_id } = TASK_FIELDS

/** A step to be placed, as a request describes it. */
export const RequestedStep = z.strictObject({
  key: z.optional(Key),
  title: title.schema,
  minutes: estimated_duration.schema,
  splittable: z._default(z.boolean(), false),
  priority: z._default(z.enum(PRIORITIES, 'Unknown priority'), 'medium'),
  deadline: z._default(z.nullable(CivilDate), null),
  not_before: z._default(z.nullable(CivilDate), null),
  preferred: z._default(z.nullable(z.enum(PARTS_OF_DAY, 'Unknown part of the day')), null),
  days: z._default(z.nullable(Weekdays), null),
  hours: z.optional(z.nullable(z.enum(HOURS, 'Unknown hours'))),
  category: z._default(category.schema, 'general'),
  depends_on: z._default(z.array(Key).check(z.maxLength(MOST_ITEMS, 'At most 200 dependencies')), []),
  description: z._default(description.schema, ''),
  xp_reward: z._default(xp_reward.schema, xp_reward.initial),
  goal_id: z._default(goal_id.schema, null),
  previous: z._default(z.array(Place).check(z.maxLength(100, 'At most 100 places')), []),
})
export type RequestedStep = z.infer<typeof RequestedStep>

/** Steps to be placed, 1 to 200 of them. */
export const RequestedSteps = stepsOf(RequestedStep)

/** @param step a step, or one of which more is known */
export function stepsOf<Schema extends z.ZodMiniType<RequestedStep>>(step: Schema) {
  return z.array(step, 'Invalid plan format').check(
    z.minLength(1, 'A plan has 1 to 200 steps'),
    z.maxLength(MOST_ITEMS, 'A plan has 1 to 200 steps'),
    z.refine((steps) => new Set(keysOf(steps)).size === steps.length, 'Each step has a key of its own'),
    z.refine((steps) => {
      const known = new Set(keysOf(steps))
      return steps.every(({ depends_on }) => depends_on.every((key) => known.has(key)))
    }, 'A step depends on an unknown key'),
    z.refine((steps) => {
      const keys = keysOf(steps)
      const named = steps.map(({ depends_on }, index) => ({ key: keys[index] ?? '', depends_on }))
      return circleOf(named) === null
    }, 'Steps depend on each other in a circle'),
  )
}

/** The keys of steps: their own, else `s1`, `s2` and so on. */
export function keysOf(steps: readonly { key?: string | undefined }[]): string[] {
  return steps.map(({ key }, index) => key ?? `s${index + 1}`)
}

const RequestedChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('create_task'), row: NewTask }),
  z.strictObject({
    kind: z.literal('update_task'),
    task_id: z.uuid(),
    patch: z.omit(TaskPatch, { recurrence: true }),
  }),
  z.strictObject({ kind: z.literal('delete_task'), task_id: z.uuid() }),
  z.strictObject({ kind: z.literal('create_goal'), row: NewGoal }),
  z.strictObject({ kind: z.literal('create_habit'), row: NewHabit }),
])
export type RequestedChange = z.infer<typeof RequestedChange>

/** A sentence about a goal, with answers to what it does not say. */
export const GoalSentence = z.strictObject({
  text: text([1, 'A sentence has 1 to 2,000 characters'], [2000, 'A sentence has 1 to 2,000 characters']),
  answers: z.optional(GoalAnswers),
})

/** What a plan may be made of: exactly one of these. */
const SOURCES = ['steps', 'replan', 'goal', 'template', 'changes'] as const

export const PlanRequest = z
  .strictObject({
    id: z.optional(z.uuid()),
    title: z.optional(title.schema),
    steps: z.optional(RequestedSteps),
    replan: z.optional(
      z.union([
        z.literal('overdue'),
        z
          .array(z.uuid())
          .check(z.minLength(1, 'At least one task'), z.maxLength(MOST_ITEMS, 'At most 200 tasks')),
      ]),
    ),
    goal: z.optional(GoalSentence),
    template: z.optional(z.literal('fallback', 'Unknown template')),
    changes: z.optional(
      z
        .array(RequestedChange)
        .check(
          z.minLength(1, 'A plan has 1 to 200 changes'),
          z.maxLength(MOST_ITEMS, 'A plan has 1 to 200 changes'),
        ),
    ),
    /** Why, beside changes. */
    reason: z.optional(text([0, ''], [200, 'A reason has at most 200 characters'])),
    from: z.optional(CivilDate),
    /** The proposal in whose place this one comes: that one is refused with the reason `superseded`. Of an accepted plan what is open is planned anew. */
    replaces: z.optional(z.uuid()),
    /** Of all steps. */
    deadline: z.optional(z.nullable(CivilDate)),
    horizon_days: z.optional(
      z
        .int('Days are a whole number')
        .check(z.gte(1, 'A horizon is 1 to 366 days'), z.lte(MOST_HORIZON, 'A horizon is 1 to 366 days')),
    ),
  })
  .check(
    z.refine((request) => SOURCES.filter((name) => request[name] !== undefined).length === 1, {
      error: 'A plan is made of one of steps, replan, goal, template and changes',
      path: ['steps'],
    }),
  )
export type PlanRequest = z.infer<typeof PlanRequest>
