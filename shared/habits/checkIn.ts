import * as z from 'zod/mini'
import { absentWithoutGamification, nullWithoutGamification } from '#shared/progress/gamified.ts'
import { Award } from '#shared/progress/award.ts'
import { text } from '#shared/text/text.ts'
import { addDays } from '#shared/time/civil.ts'
import { CivilDate, Instant } from '#shared/time/schemas.ts'
import { Amount, Habit, Step } from './habit.ts'
import type { Kind } from './past.ts'

/** A check-in may be set and taken back so many days later. */
const DAYS_BACK = 7
const MOST_IMPORTED = 4000

const Note = text([0, ''], [500, 'A note has at most 500 characters'])
const SAID = { value: z.optional(Amount), skipped: z.optional(z.boolean()), note: z.optional(Note) }

/** Sets the check-in of a date. `at` is when the person acted, at most 7 days ago. */
export const PutCheckIn = z.strictObject({ ...SAID, at: z.optional(Instant) })
export type PutCheckIn = z.infer<typeof PutCheckIn>

/** What a date holds. A skipped one has no value. A note that is left out stays as it is. */
export type DateSaid = { value: number | null; skipped: boolean; note?: string }

/** Adds to the value of a date, once for each id. */
export const CheckInAddition = z.strictObject({ id: z.uuid(), amount: Step, at: z.optional(Instant) })
export type CheckInAddition = z.infer<typeof CheckInAddition>

export const CheckInImport = z.strictObject({
  check_ins: z.array(z.strictObject({ date: CivilDate, ...SAID })).check(
    z.minLength(1, 'Nothing to import'),
    z.maxLength(MOST_IMPORTED, 'At most 4,000 check-ins at a time'),
    z.refine((all) => new Set(all.map(({ date }) => date)).size === all.length, 'A date is named once'),
  ),
})
export type CheckInImport = z.infer<typeof CheckInImport>
/** How many were new, and how many dates had one already and kept it. */
export const ImportedCheckIns = z.object({ imported: z.int(), kept: z.int() })
export type ImportedCheckIns = z.infer<typeof ImportedCheckIns>

/** What a date says: one a habit and date. */
export const HabitCheckIn = z.object({
  id: z.uuid(),
  habit_id: z.uuid(),
  date: z.string(),
  /** Null where the date is skipped. */
  value: z.nullable(z.number()),
  skipped: z.boolean(),
  note: z.string(),
  done: z.boolean(),
  /** It was entered after its date. */
  backfilled: z.boolean(),
  imported: z.boolean(),
  /** What it earned and has not given back. */
  xp: nullWithoutGamification(z.int()),
  checked_at: z.string(),
})
export type HabitCheckIn = z.infer<typeof HabitCheckIn>

/** Check-ins of a range of dates, oldest first. */
export const HabitCheckIns = z.object({ items: z.array(HabitCheckIn) })

/** What a check-in earned or gave back. */
const HabitAward = z.object({
  ...Award.shape,
  /** It came back after a miss (docs/rules/habits.md, Habits: never twice). */
  comeback: z.boolean(),
})

/** The answer of a check-in; repeated, it is the same. */
export const CheckedIn = z.object({
  check_in: z.nullable(HabitCheckIn),
  habit: Habit,
  award: absentWithoutGamification(HabitAward),
})
export type CheckedIn = z.infer<typeof CheckedIn>

/** What a check-in says, or the field that is wrong. */
export type Said = { value: number | null; skipped: boolean; note: string | undefined }

/** @returns what is said, with the kind's default, or a message about its value */
export function saidOf(kind: Kind, said: Pick<PutCheckIn, 'value' | 'skipped' | 'note'>): Said | string {
  const { value, skipped = false, note } = said
  if (skipped) return value === undefined ? { value: null, skipped, note } : 'A skipped date has no value'
  if (kind === 'yes_no') {
    const isOneOfBoth = value === undefined || value === 0 || value === 1
    return isOneOfBoth ? { value: value ?? 1, skipped, note } : 'A value of yes or no is 1 or 0'
  }
  return value === undefined ? 'A value is required' : { value, skipped, note }
}

/** Why the check-in of a date cannot be set or added to; null when it can. */
export function refusalOfDate(
  date: string,
  { today, start_date }: { today: string; start_date: string },
): string | null {
  if (date > today) return 'This date has not come yet'
  if (date < start_date) return 'The habit begins later'
  return isTooOld(date, today) ? 'This date is more than 7 days ago' : null
}

/** Whether a check-in of a date is settled. */
export function isTooOld(date: string, today: string): boolean {
  return date < addDays(today, -DAYS_BACK)
}
