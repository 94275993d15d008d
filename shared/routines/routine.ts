import * as z from 'zod/mini'
import { answerShape } from '#shared/entity/answer.ts'
import { type Field, newSchema, patchSchema } from '#shared/entity/fields.ts'
import { ROW } from '#shared/entity/row.ts'
import { ICONS } from '#shared/look/emblem.ts'
import { text } from '#shared/text/text.ts'
import { ClockTime } from '#shared/time/schemas.ts'

export const MOST_ROUTINES = 20
const MOST_HABITS_OF_ROUTINE = 20

/** What a person may set of a routine (docs/rules/routines.md, Routines). */
export const ROUTINE_FIELDS = {
  name: {
    schema: text([1, 'Name is required'], [60, 'A name has at most 60 characters']),
    sql: 'text',
    label: 'Name',
  },
  icon: { schema: z.enum(ICONS, 'Unknown icon'), initial: 'Target', sql: 'text', label: 'Icon' },
  /** In the order in which they are done. */
  habit_ids: {
    schema: z.array(z.uuid()).check(
      z.minLength(1, 'Choose at least one habit'),
      z.maxLength(MOST_HABITS_OF_ROUTINE, 'A routine has at most 20 habits'),
      z.refine((all) => new Set(all).size === all.length, 'A habit is named once'),
    ),
    sql: 'uuid[]',
    label: 'Habits',
  },
  targetTime: { schema: z.nullable(ClockTime), initial: null, sql: 'text', label: 'Time' },
} as const satisfies Record<string, Field>

export const NewRoutine = newSchema(ROUTINE_FIELDS)
export const RoutinePatch = patchSchema(ROUTINE_FIELDS)

/** A routine as the server answers it, without habits that are in the trash. */
export const Routine = z.object({
  ...ROW,
  ...answerShape(ROUTINE_FIELDS),
})
export type Routine = z.infer<typeof Routine>
