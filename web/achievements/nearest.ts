import type { Achievement } from '#shared/achievements/achievement.ts'

const SHOWN = 3

/** The locked achievements that are nearest: by the part that is done, then in the order of the catalogue. No secret ones. */
export function nearestOf(achievements: readonly Achievement[]): Achievement[] {
  return achievements
    .filter(({ unlocked, secret }) => !unlocked && !secret)
    .map((achievement, index) => ({ achievement, index, part: achievement.current / achievement.target }))
    .toSorted((a, b) => b.part - a.part || a.index - b.index)
    .slice(0, SHOWN)
    .map(({ achievement }) => achievement)
}
