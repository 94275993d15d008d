import * as z from 'zod/mini'
import { STATUSES } from '#shared/presence/presence.ts'
import { nullWithoutGamification } from '#shared/progress/gamified.ts'

/** A person as a list shows them. All but the name and the face are null for who is hidden or gone. */
export const Card = z.object({
  user_id: z.nullable(z.uuid()),
  handle: z.nullable(z.string()),
  name: z.string(),
  /** The emoji of the profile. */
  avatar: z.string(),
  /** Of their picture; null without one. */
  avatar_url: z.nullable(z.string()),
})
export type Card = z.infer<typeof Card>

/** A person as somebody else sees them. What they may not see is null (docs/rules/people.md, People). */
export const PersonOfOthers = z.extend(Card, {
  level: nullWithoutGamification(z.int()),
  xp: nullWithoutGamification(z.int()),
  /** Days, as their own stats say now. */
  streak: nullWithoutGamification(z.int()),
  status: z.nullable(z.enum(STATUSES)),
  lastActive: z.nullable(z.string()),
  /** Teams and running challenges that both are in. */
  mutualGoals: z.int(),
  isFriend: z.boolean(),
  relation: z.enum(['self', 'partner', 'friend', 'team', 'stranger']),
  accountability: z.nullable(z.int()),
})
export type PersonOfOthers = z.infer<typeof PersonOfOthers>

export const PersonPage = z.object({
  items: z.array(PersonOfOthers),
  next_cursor: z.nullable(z.string()),
})
export type PersonPage = z.infer<typeof PersonPage>

/** Stands for somebody whom a block hides, where both are part of something. */
export const HIDDEN_CARD: Card = {
  user_id: null,
  handle: null,
  name: 'Hidden',
  avatar: '🙈',
  avatar_url: null,
}

/** Stands for somebody whose account is gone. */
export const FORMER_MEMBER: Card = {
  user_id: null,
  handle: null,
  name: 'Former member',
  avatar: '👤',
  avatar_url: null,
}

export const CardPage = z.object({ items: z.array(Card), next_cursor: z.nullable(z.string()) })
export type CardPage = z.infer<typeof CardPage>
