import * as z from 'zod/mini'
import type { FieldError } from '#shared/errors.ts'
import { RowVersion } from '#shared/entity/fields.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { MOST_MINUTES_BEFORE } from './limits.ts'
import { CivilDate, ClockTime } from '#shared/time/schemas.ts'

const TargetKind = z.enum(['task', 'series'], 'A reminder is of a task or of a series')
const Kind = z.enum(['before', 'at'], 'A reminder comes before the time of a task, or at a moment of its own')
const MinutesBefore = z
  .int('A whole number of minutes')
  .check(
    z.gte(0, 'A reminder comes 0 minutes before or earlier'),
    z.lte(MOST_MINUTES_BEFORE, 'A reminder comes at most seven days before'),
  )

/** A moment on the person's own clock, `YYYY-MM-DDTHH:MM`, without a zone. */
export const LocalMoment = z.string().check(z.refine(isLocalMoment, 'A moment looks like 2026-03-02T09:30'))

function isLocalMoment(text: string): boolean {
  const isShaped = text.length === 16 && text.charAt(10) === 'T'
  return (
    isShaped && CivilDate.safeParse(text.slice(0, 10)).success && ClockTime.safeParse(text.slice(11)).success
  )
}

/** What decides when a reminder comes. */
export type ReminderTime = { kind: 'before' | 'at'; minutes_before: number | null; at: string | null }

const Shape = z.strictObject({
  id: z.optional(z.uuid('An id is a UUID')),
  target_kind: TargetKind,
  /** A task, or what its occurrences have as `recurrence_id`. */
  target_id: z.uuid('An id is a UUID'),
  kind: Kind,
  minutes_before: z._default(z.nullable(MinutesBefore), null),
  at: z._default(z.nullable(LocalMoment), null),
})
const FIELDS_OF_TIME = ['kind', 'minutes_before', 'at'] as const

/** A new reminder. */
export const NewReminder = Shape.check(
  ...FIELDS_OF_TIME.map((field) =>
    z.refine<z.output<typeof Shape>>((asked) => refusalOfTime(asked, asked.target_kind)?.field !== field, {
      path: [field],
      error: ({ input }) => {
        const asked = input as z.output<typeof Shape>
        return refusalOfTime(asked, asked.target_kind)?.message ?? ''
      },
    }),
  ),
)
export type NewReminder = z.infer<typeof NewReminder>

/** A change of when a reminder comes. With a stale `version` it is refused. */
export const ReminderPatch = z.strictObject({
  kind: z.optional(Kind),
  minutes_before: z.optional(z.nullable(MinutesBefore)),
  at: z.optional(z.nullable(LocalMoment)),
  version: z.optional(RowVersion),
})
export type ReminderPatch = z.infer<typeof ReminderPatch>

/** A reminder as the server answers it. */
export const Reminder = z.object({
  id: z.uuid(),
  target_kind: z.enum(['task', 'series']),
  target_id: z.uuid(),
  kind: z.enum(['before', 'at']),
  minutes_before: z.nullable(z.int()),
  at: z.nullable(z.string()),
  /** When it comes next, an instant; null when nothing is still to come. */
  next_at: z.nullable(z.string()),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Reminder = z.infer<typeof Reminder>
export const ReminderPage = pageSchema(Reminder)

/** What does not fit in the time of a reminder, and which field says so; null where all fits. */
export function refusalOfTime(
  { kind, minutes_before, at }: ReminderTime,
  targetKind: Reminder['target_kind'],
): FieldError | null {
  if (kind === 'at') {
    if (targetKind === 'series')
      return refused('kind', 'A series has reminders before the time of its tasks only')
    if (at === null) return refused('at', 'A moment is required')
    return minutes_before === null ? null : refused('minutes_before', 'A reminder at a moment has no minutes')
  }
  if (minutes_before === null) return refused('minutes_before', 'The minutes before are required')
  return at === null ? null : refused('at', 'A reminder before a time has no moment')
}

/** The time of a reminder after a patch. Where the kind changes, what belonged to the former kind goes. */
export function patchedTime(before: ReminderTime, { kind, minutes_before, at }: ReminderPatch): ReminderTime {
  const isOther = kind !== undefined && kind !== before.kind
  return {
    kind: kind ?? before.kind,
    minutes_before:
      minutes_before === undefined && !isOther ? before.minutes_before : (minutes_before ?? null),
    at: at === undefined && !isOther ? before.at : (at ?? null),
  }
}

function refused(field: string, message: string): FieldError {
  return { field, message }
}
