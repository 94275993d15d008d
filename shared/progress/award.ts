import * as z from 'zod/mini'

/** What a source earned (a completion, a check-in), or what undoing it took back: then `xp` is negative. */
export const Award = z.object({
  xp: z.int(),
  total_xp: z.int(),
  level: z.int(),
  level_up: z.boolean(),
  /** The current streak in days after this. */
  streak: z.int(),
  achievements: z.array(z.object({ id: z.string(), title: z.string(), rarity: z.string() })),
})
export type Award = z.infer<typeof Award>
