import * as z from 'zod/mini'
import { Attendance } from '#shared/rooms/attendance.ts'
import { ACCOUNTABILITY_TYPES } from '#shared/tasks/fields.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { OUTCOMES, PARTS, type Score } from './score.ts'

/** The path that lists what a number of the score counts. */
export const ITEMS_PATH = '/api/accountability/items'

const Counts = z.object({
  confirmed: z.int(),
  unverified: z.int(),
  late: z.int(),
  declined: z.int(),
  missed: z.int(),
})

const Part = z.object({
  /** Percent; null where nothing was due. */
  score: z.nullable(z.int()),
  /** Sum of the values of the items, in tenths. */
  kept: z.number(),
  /** How many items there are. */
  due: z.int(),
  counts: Counts,
})

/** How what somebody else expected was kept in the last 28 days (docs/rules/accountability.md, Score). */
export const Accountability = z.object({
  overall: Part,
  breakdown: z.object({ ai: Part, partner: Part, team: Part, public: Part }),
  /** The last seven days, the oldest first, each with its own items. */
  trend: z.array(z.object({ date: z.string(), score: z.nullable(z.int()), due: z.int() })),
  from: z.string(),
  to: z.string(),
  /** Of the last rooms that ended; percent null where they are too few. */
  attendance: Attendance,
  text: z.string(),
})
export type Accountability = z.infer<typeof Accountability>

/** Which number: of the whole or of a part, of one outcome or all, of one date or all. */
export const ItemsSelection = z.object({
  part: z.optional(z.enum(PARTS, 'Unknown part')),
  outcome: z.optional(z.enum(OUTCOMES, 'Unknown outcome')),
  date: z.optional(CivilDate),
})
export type ItemsSelection = z.infer<typeof ItemsSelection>

/** One thing that the score counts. */
export const AccountabilityItem = z.object({
  /** A claim, a task without one that was completed, or one that was missed. */
  kind: z.enum(['claim', 'task', 'missed']),
  /** The claim's or the task's. */
  id: z.uuid(),
  task_id: z.uuid(),
  title: z.string(),
  type: z.enum(ACCOUNTABILITY_TYPES),
  /** Whether it counts in `public`, too. */
  public: z.boolean(),
  /** The completion's day; of a missed one its own. */
  date: z.string(),
  outcome: z.enum(OUTCOMES),
  value: z.number(),
})
export type AccountabilityItem = z.infer<typeof AccountabilityItem>

/** A page of them, newest first; `total` is the number that was counted. */
export const AccountabilityItems = z.object({
  items: z.array(AccountabilityItem),
  next_cursor: z.nullable(z.string()),
  total: z.int(),
})
export type AccountabilityItems = z.infer<typeof AccountabilityItems>

/** The sentence beside the score. */
export function scoreInWords({ kept, due }: Pick<Score, 'kept' | 'due'>): string {
  if (due === 0) return 'Nothing was due in the last 28 days. Choose a partner for one task and it counts.'
  const things = due === 1 ? '1 thing that was' : `${due} things that were`
  return `You kept ${kept} of ${things} due in the last 28 days.`
}
