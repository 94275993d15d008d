import type { Stats } from './stats.ts'

/** What was earned, where it is shown. */
export type Earned = { [Name in Exclude<keyof Stats, 'today'>]: NonNullable<Stats[Name]> }

/** The figures of what was earned; null without gamification (docs/rules/settings.md, Gamification). */
export function earnedOf(stats: Stats): Earned | null {
  return stats.xp === null ? null : (stats as Earned)
}
