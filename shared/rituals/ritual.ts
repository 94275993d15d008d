import * as z from 'zod/mini'
import { nullWithoutGamification } from '#shared/progress/gamified.ts'
import { ROW } from '#shared/entity/row.ts'
import { text } from '#shared/text/text.ts'
import { addDays, daysBetween, weekOf } from '#shared/time/civil.ts'
import { CivilDate } from '#shared/time/schemas.ts'

const RITUAL_KINDS = ['morning_plan', 'evening_close', 'weekly_review'] as const
export const RitualKind = z.enum(RITUAL_KINDS, 'A ritual is morning_plan, evening_close or weekly_review')
export type RitualKind = z.infer<typeof RitualKind>

/** A day's ritual may be set so many days later, a review so many weeks. */
const DAYS_BACK = 7
const WEEKS_BACK = 4
const MOST_TASKS = 10
const MOST_MOVES = 100

const isEachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length

/** Where open tasks move: to a date, or to the unscheduled ones. */
const Moves = z.array(z.strictObject({ task_id: z.uuid(), to: z.nullable(CivilDate) })).check(
  z.maxLength(MOST_MOVES, 'At most 100 moves at a time'),
  z.refine((moves) => isEachOnce(moves.map(({ task_id }) => task_id)), 'A task moves once'),
)

/** What is said of a day or a week; what is left out stays (docs/rules/rituals.md, Rituals). */
export const PutRitual = z.strictObject({
  skipped: z.optional(z.boolean()),
  intention: z.optional(text([0, ''], [500, 'An intention has at most 500 characters'])),
  note: z.optional(text([0, ''], [2000, 'A note has at most 2,000 characters'])),
  mood: z.optional(z.nullable(z.int('A mood is 1 to 5').check(z.gte(1), z.lte(5, 'A mood is 1 to 5')))),
  /** The tasks that matter on that day. */
  task_ids: z.optional(
    z
      .array(z.uuid())
      .check(z.maxLength(MOST_TASKS, 'At most 10 tasks'), z.refine(isEachOnce, 'A task is named once')),
  ),
  moves: z.optional(Moves),
})
export type PutRitual = z.infer<typeof PutRitual>

/** How the date or the week went, as it was when the ritual was first set. */
export const RitualFacts = z.object({
  /** Of the tasks due. */
  completed: z.int(),
  total: z.int(),
  habits_kept: z.int(),
  habits_due: z.int(),
  xp: nullWithoutGamification(z.int()),
  focus_seconds: z.int(),
  /** Tasks due that are not completed. */
  open_task_ids: z.array(z.uuid()),
  /** How many goals. */
  goals_at_risk: z.int(),
})
export type RitualFacts = z.infer<typeof RitualFacts>

/** A ritual of a date; of a weekly review its week's first date. */
export const Ritual = z.object({
  id: ROW.id,
  user_id: ROW.user_id,
  kind: z.enum(RITUAL_KINDS),
  date: z.string(),
  skipped: z.boolean(),
  intention: z.string(),
  note: z.string(),
  mood: z.nullable(z.int()),
  task_ids: z.array(z.uuid()),
  facts: RitualFacts,
  version: ROW.version,
  deleted_at: ROW.deleted_at,
  created_at: ROW.created_at,
  updated_at: ROW.updated_at,
})
export type Ritual = z.infer<typeof Ritual>

/** One that was not set yet: nothing is said, and its facts are those of now. */
export const UnsavedRitual = z.object({
  ...Ritual.shape,
  id: z.null(),
  version: z.literal(0),
  created_at: z.null(),
  updated_at: z.null(),
})
export type UnsavedRitual = z.infer<typeof UnsavedRitual>
/** A ritual or an unsaved one: `id` says which. */
export const AnyRitual = z.union([Ritual, UnsavedRitual])

/** Nothing said yet. */
export const UNSAID = {
  skipped: false,
  intention: '',
  note: '',
  mood: null,
  task_ids: [] as string[],
}

/** Why a ritual cannot be set for a date; null when it can. @param weekStart 0 Sunday to 6 Saturday */
export function refusalOfRitual(
  kind: RitualKind,
  date: string,
  { today, weekStart }: { today: string; weekStart: number },
): string | null {
  if (kind !== 'weekly_review') {
    if (date > today) return 'This date has not come yet'
    return daysBetween(date, today) > DAYS_BACK ? `This date is more than ${DAYS_BACK} days ago` : null
  }
  if (weekOf(date, weekStart).from !== date) return 'A review has the first date of its week'
  const { from } = weekOf(today, weekStart)
  if (date > from) return 'This week has not come yet'
  return daysBetween(date, from) > 7 * WEEKS_BACK ? `This week is more than ${WEEKS_BACK} weeks ago` : null
}

/** The dates that a ritual is about, as far as they have come. */
export function rangeOfRitual(kind: RitualKind, date: string, today: string): { from: string; to: string } {
  const last = kind === 'weekly_review' ? addDays(date, 6) : date
  return { from: date, to: last < today ? last : today }
}
