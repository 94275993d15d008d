import type { Rarity } from './rarity.ts'
import type { Figure, Statistics } from './statistics.ts'

/** One achievement: it is unlocked once its figure has reached the target. */
export type AchievementRule = {
  key: string
  title: string
  description: string
  rarity: Rarity
  /** While it is locked, what it is for stays hidden. */
  secret: boolean
  figure: Figure
  target: number
}

/** What an unlock pays, once and for ever. */
export const UNLOCK_XP = 100

/** Whether it is unlocked by these figures; one that is not there has not changed. */
export function isReached({ figure, target }: AchievementRule, statistics: Partial<Statistics>): boolean {
  return (statistics[figure] ?? 0) >= target
}

/** How far it is: 0 to its target. */
export function currentOf({ figure, target }: AchievementRule, statistics: Statistics): number {
  return Math.min(target, Math.max(0, Math.floor(statistics[figure])))
}
