import * as z from 'zod/mini'
import type { TaskField } from '#shared/tasks/fields.ts'

/** An imaginary field of a task, as a wave of tomorrow would add it: one entry in the list, and one column. Nothing else names it. */
export const MOOD = {
  schema: z.string().check(z.maxLength(20, 'A mood is short')),
  initial: 'calm',
  sql: 'text',
  label: 'Mood',
  repeats: true,
} as const satisfies TaskField
/** What such a field adds to a task. */
export type WithMood = { mood: string }
