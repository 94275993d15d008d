import * as z from 'zod/mini'
import { RowVersion } from '#shared/entity/fields.ts'
import { text } from '#shared/text/text.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { GoalNumber } from './metric.ts'

/** Histories may be entered from here on. */
const EARLIEST_CHECK_IN = '1990-01-01'

const CHECK_IN = {
  date: CivilDate.check(z.refine((date) => date >= EARLIEST_CHECK_IN, 'Dates begin in 1990')),
  value: GoalNumber,
  note: text([0, ''], [500, 'A note has at most 500 characters']),
}

/** A value of a goal's number. `date` is today where it is left out. */
export const NewGoalCheckIn = z.strictObject({
  id: z.optional(z.uuid()),
  date: z.optional(CHECK_IN.date),
  value: CHECK_IN.value,
  note: z._default(CHECK_IN.note, ''),
})
export type NewGoalCheckIn = z.infer<typeof NewGoalCheckIn>
/** `version` is that of the row that the edit was made on. */
export const GoalCheckInPatch = z.partial(z.strictObject({ ...CHECK_IN, version: RowVersion }))
export type GoalCheckInPatch = z.infer<typeof GoalCheckInPatch>

/** A check-in as the server answers it. Several on one date are fine; the later one counts. */
export const GoalCheckIn = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  goal_id: z.uuid(),
  date: z.string(),
  value: z.number(),
  note: z.string(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type GoalCheckIn = z.infer<typeof GoalCheckIn>
