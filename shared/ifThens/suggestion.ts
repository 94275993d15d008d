import * as z from 'zod/mini'
import { derivedId } from '#shared/tasks/derivedId.ts'
import { Task } from '#shared/tasks/task.ts'
import { Effect } from './ifThen.ts'

/** Suggestions are known so many days back. */
export const SUGGESTION_DAYS = 30

/** What an if-then plan suggests on a local date: at most one. Until it is taken or dismissed it is computed when it is read. */
export const Suggestion = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  if_then_id: z.uuid(),
  goal_id: z.nullable(z.uuid()),
  local_date: z.string(),
  why: z.enum(['moment', 'after', 'missed']),
  obstacle: z.string(),
  then: Effect,
  state: z.enum(['open', 'taken', 'dismissed']),
  /** The task that was made when it was taken. */
  task_id: z.nullable(z.uuid()),
  /** Whether that task is completed, or the habit done on that date. */
  kept: z.boolean(),
  version: z.int(),
  /** When the plan fired. */
  created_at: z.string(),
  updated_at: z.string(),
})
export type Suggestion = z.infer<typeof Suggestion>
export const Suggestions = z.object({ items: z.array(Suggestion), next_cursor: z.null() })
export const TakenSuggestion = z.object({ suggestion: Suggestion, task: z.optional(Task) })
export type TakenSuggestion = z.infer<typeof TakenSuggestion>
export const DismissedSuggestion = z.object({ suggestion: Suggestion })

/** The id of a plan's suggestion on a date: the same on every device. */
export function suggestionId(ifThenId: string, date: string): string {
  return derivedId(ifThenId, `suggestion ${date}`)
}

/** The id of the task that a suggestion makes, which makes it once. */
export function suggestedTaskId(suggestion: string): string {
  return derivedId(suggestion, 'task')
}
