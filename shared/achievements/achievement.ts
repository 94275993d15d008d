import * as z from 'zod/mini'
import { pageSchema } from '#shared/entity/row.ts'
import { Instant } from '#shared/time/schemas.ts'
import { Rarity } from './rarity.ts'

/** An achievement of the catalogue as one person sees it (docs/rules/achievements.md). */
export const Achievement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  rarity: Rarity,
  unlocked: z.boolean(),
  unlocked_at: z.nullable(Instant),
  /** Up to `target`, which is at least 1. A locked secret one says 0 of 1. */
  current: z.int(),
  target: z.int(),
  /** The part of active people who have it, 0 to 1; null where they are fewer than 20. */
  share: z.nullable(z.number()),
  secret: z.boolean(),
  pinned: z.boolean(),
})
export type Achievement = z.infer<typeof Achievement>

export const AchievementList = pageSchema(Achievement)
export type AchievementList = z.infer<typeof AchievementList>

/** How many unlocked ones may be pinned, for others to see. */
export const MOST_PINNED = 3

export const PinAchievements = z.object({ ids: z.array(z.string().check(z.maxLength(40))) })
export type PinAchievements = z.infer<typeof PinAchievements>
