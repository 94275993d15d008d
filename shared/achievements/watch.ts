import { CATALOGUE, lockedBeside } from './catalogue.ts'
import type { AchievementRule } from './rule.ts'
import type { Figure } from './statistics.ts'

/**
 * Figures that what people do all day long may change, each a bit: a person's row says for which of them something is still locked,
 * so that what cannot unlock anything needs no look (docs/rules/achievements.md).
 */
const WATCHED = {
  morningTasks: 1,
  eveningTasks: 2,
  longTasks: 4,
  estimatedTasks: 8,
  fullDates: 16,
  datesOfFullWeek: 32,
  domainsOfWeek: 64,
  yearTurns: 128,
  leapDays: 256,
  comebacks: 512,
  checkIns: 1024,
  checkInsOfHabit: 2048,
  bestStrength: 4096,
  strongHabits: 8192,
} as const satisfies Partial<Record<Figure, number>>

const bitOf = (figure: Figure): number => (figure in WATCHED ? WATCHED[figure as keyof typeof WATCHED] : 0)

/** The bits of figures together. */
export function bitsOf(figures: readonly Figure[]): number {
  return figures.reduce((bits, figure) => bits | bitOf(figure), 0)
}

/** What is still to be watched for. @returns `tasks` the number of completed tasks with which the next one unlocks; null: none */
export function watchOf(unlocked: Iterable<string>): { watch: number; tasks: number | null } {
  return watchFor(lockedBeside(unlocked))
}

/** The same for who has unlocked nothing. */
export const WATCH_ALL = watchFor(CATALOGUE)

function watchFor(locked: readonly AchievementRule[]): { watch: number; tasks: number | null } {
  const counts = locked.filter(({ figure }) => figure === 'tasks').map(({ target }) => target)
  return {
    watch: bitsOf(locked.map(({ figure }) => figure)),
    tasks: counts.length > 0 ? Math.min(...counts) : null,
  }
}
