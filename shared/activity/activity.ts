import * as z from 'zod/mini'
import { Rarity } from '../achievements/rarity.ts'
import { Card } from '../people/card.ts'

/** How long what somebody reached is shown, in days. */
export const ACTIVITY_DAYS = 7

/** Streaks that friends see, in days (docs/rules/progress.md, Streaks). */
const STREAK_MILESTONES = [7, 30, 100, 365] as const

/** How one cheers. */
const CHEER_KINDS = ['clap', 'fire', 'heart', 'strong'] as const
export type CheerKind = (typeof CHEER_KINDS)[number]

export const NewCheer = z.strictObject({ kind: z.enum(CHEER_KINDS, 'Unknown kind of cheer') })
export type NewCheer = z.infer<typeof NewCheer>

const ITEM = {
  id: z.uuid(),
  person: Card,
  created_at: z.string(),
  cheers: z.int(),
  /** Whether the reader is among those who cheered. */
  cheered: z.boolean(),
  /** The latest three who cheered, newest first, in one's own items; none in those of others. */
  cheered_by: z.array(Card),
}

/** Something that a person has reached (docs/rules/activity.md, Activity). */
export const ActivityItem = z.discriminatedUnion('kind', [
  z.object({
    ...ITEM,
    kind: z.literal('achievement'),
    /** A secret one is “Secret” to who lacks it. */
    data: z.object({ id: z.string(), title: z.string(), rarity: Rarity }),
  }),
  z.object({ ...ITEM, kind: z.literal('streak'), data: z.object({ days: z.int() }) }),
  z.object({ ...ITEM, kind: z.literal('level'), data: z.object({ level: z.int() }) }),
  z.object({
    ...ITEM,
    kind: z.literal('goal'),
    /** Both null unless the goal is published. */
    data: z.object({ goal_id: z.nullable(z.uuid()), title: z.nullable(z.string()) }),
  }),
  z.object({
    ...ITEM,
    kind: z.literal('challenge'),
    /** The first two are null to who does not see the challenge. */
    data: z.object({
      challenge_id: z.nullable(z.uuid()),
      name: z.nullable(z.string()),
      won: z.boolean(),
    }),
  }),
])
export type ActivityItem = z.infer<typeof ActivityItem>
export type ActivityKind = ActivityItem['kind']

/** What was reached, without whose it is. */
export type Reached = ActivityItem extends infer Item
  ? Item extends ActivityItem
    ? Pick<Item, 'kind' | 'data'>
    : never
  : never

export const ActivityPage = z.object({
  items: z.array(ActivityItem),
  next_cursor: z.nullable(z.string()),
})
export type ActivityPage = z.infer<typeof ActivityPage>

/** An item's cheers after one was given. */
export const Cheered = z.object({ cheers: z.int(), cheered: z.boolean() })
export type Cheered = z.infer<typeof Cheered>

/**
 * The milestone that a streak has reached by growing: the highest one above what it was. Null where there is none.
 *
 * @param before days, before what was done
 * @param after days, with it
 */
export function milestoneReached(before: number, after: number): number | null {
  return STREAK_MILESTONES.findLast((days) => before < days && days <= after) ?? null
}
