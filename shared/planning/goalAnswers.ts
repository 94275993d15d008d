import * as z from 'zod/mini'
import { Understood } from './understood.ts'

/** What a plan can need to know of a goal, in the order in which it is asked (docs/rules.md, Goal sentences). */
export const GOAL_QUESTIONS = ['what', 'deadline', 'rhythm', 'minutes', 'amount'] as const
export type MissingField = (typeof GOAL_QUESTIONS)[number]

const Weekday = z.int().check(z.gte(0), z.lte(6))
const Weekdays = z.array(Weekday).check(z.minLength(1), z.maxLength(7))

/** Answers to what a sentence left open, by field; they win over the sentence. `rhythm`: sessions a week, or weekdays. */
export const GoalAnswers = z.strictObject({
  ...z.partial(Understood).shape,
  rhythm: z.optional(z.union([z.int().check(z.gte(1), z.lte(7)), Weekdays])),
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
