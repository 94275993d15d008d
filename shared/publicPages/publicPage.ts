import * as z from 'zod/mini'
import { Rarity } from '../achievements/achievement.ts'
import { Goal } from '../goals/goal.ts'
import { Card } from '../people/card.ts'

/** What everybody sees of a person who has a public page, and of their published goals (docs/rules/publicPages.md). */
export const PublicPage = z.object({
  handle: z.string(),
  name: z.string(),
  avatar: Card.shape.avatar,
  avatar_url: Card.shape.avatar_url,
  goals: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      percent: z.int(),
      target_date: Goal.shape.target_date,
      status: z.enum(['active', 'achieved']),
      published_at: z.string(),
    }),
  ),
  /** How what the person promised in public was kept; null while nothing was. */
  public: z.object({ score: z.nullable(z.int()), due: z.int() }),
  pinned: z.array(z.object({ id: z.string(), title: z.string(), rarity: Rarity })),
})
export type PublicPage = z.infer<typeof PublicPage>
