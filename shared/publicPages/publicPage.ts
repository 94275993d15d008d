import * as z from 'zod/mini'
import { Rarity } from '../achievements/rarity.ts'

/**
 * What everybody sees of a person who has a public page, and of their published goals (docs/rules/publicPages.md). Visitors
 * load it, so it takes nothing of the schemas that only signed-in people need.
 */
export const PublicPage = z.object({
  handle: z.string(),
  name: z.string(),
  avatar: z.string(),
  avatar_url: z.nullable(z.string()),
  goals: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      percent: z.int(),
      target_date: z.nullable(z.string()),
      status: z.enum(['active', 'achieved']),
      published_at: z.string(),
    }),
  ),
  /** How what the person promised in public was kept; null while nothing was. */
  public: z.object({ score: z.nullable(z.int()), due: z.int() }),
  pinned: z.array(z.object({ id: z.string(), title: z.string(), rarity: Rarity })),
})
export type PublicPage = z.infer<typeof PublicPage>
