import * as z from 'zod/mini'

/** From the one that most people have to the one that few will have. */
const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const
export const Rarity = z.enum(RARITIES)
export type Rarity = z.infer<typeof Rarity>
