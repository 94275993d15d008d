import * as z from 'zod/mini'
import { AMOUNT, Understood } from './understood.ts'

/** What a plan can need to know of a goal, in the order in which it is asked (docs/rules/plans.md, Goal sentences). */
export const GOAL_QUESTIONS = [
  'what',
  'deadline',
  'rhythm',
  'minutes',
  'amount',
  'unread',
  'conflict',
] as const
export type MissingField = (typeof GOAL_QUESTIONS)[number]

const Weekday = z.int().check(z.gte(0), z.lte(6))
const Weekdays = z.array(Weekday).check(z.minLength(1), z.maxLength(7))
const {
  amount: _amount,
  minutes,
  ...facts
} = z.omit(Understood, {
  read: true,
  unread: true,
  conflict: true,
  also: true,
}).shape
const Amount = z.strictObject({ ...AMOUNT, per: z._default(AMOUNT.per, null) })

/** What a condition that was not read means, or what is to hold in place of what contradicts itself. */
const InOtherWords = z.strictObject({
  deadline: z.optional(facts.deadline),
  starts_on: z.optional(facts.starts_on),
  between: z.optional(facts.between),
  own_days: facts.own_days,
  not_on: z.optional(facts.not_on),
  away: facts.away,
  weekdays: z.optional(facts.weekdays),
  per_week: z.optional(facts.per_week),
  minutes: z.optional(minutes),
})

/**
 * Answers to what a sentence left open, by field; they win over the sentence. `rhythm`: sessions a week, or weekdays; `pattern`
 * where the plan is to choose. `unread` and `conflict`: `ignore` settles them, or other words.
 */
export const GoalAnswers = z.strictObject({
  ...z.partial(z.strictObject(facts)).shape,
  amount: z.optional(z.nullable(Amount)),
  rhythm: z.optional(z.union([z.int().check(z.gte(1), z.lte(7)), Weekdays, z.literal('pattern')])),
  minutes: z.optional(z.union([minutes, z.literal('pattern')])),
  unread: z.optional(z.union([z.literal('ignore'), InOtherWords])),
  conflict: z.optional(z.union([z.literal('ignore'), InOtherWords])),
})
export type GoalAnswers = z.infer<typeof GoalAnswers>

/** A question with answers to choose from: `value` is what `answers` takes under the name of the field. */
export const GoalQuestion = z.object({
  field: z.enum(GOAL_QUESTIONS),
  text: z.string(),
  suggestions: z.array(z.object({ label: z.string(), value: z.unknown() })),
})
export type GoalQuestion = z.infer<typeof GoalQuestion>

/** What `POST /api/plans/understand` answers. */
export const GoalUnderstanding = z.object({
  understood: Understood,
  missing: z.array(z.enum(GOAL_QUESTIONS)),
  questions: z.array(GoalQuestion),
  ready: z.boolean(),
})
export type GoalUnderstanding = z.infer<typeof GoalUnderstanding>
