import { useSyncExternalStore } from 'react'
import { levelAt, xpToReach } from '#shared/progress/levels.ts'
import type { Stats } from '#shared/progress/stats.ts'

/** What changes that wait will do to the figures, by the rules that the server will apply. */
export type Expectation = {
  /** XP that completions earn, less what undone completions give back. */
  xp: number
  /** How counts of tasks on local dates will differ. */
  days: ReadonlyMap<string, { completed: number; total: number }>
}

export const NOTHING_EXPECTED: Expectation = { xp: 0, days: new Map() }

let expectation = NOTHING_EXPECTED
const listeners = new Set<() => void>()

/** Sets what is expected from now on: a whole, not an addition. */
export function expect(next: Expectation): void {
  if (isSame(next, expectation)) return
  expectation = next
  for (const listener of listeners) listener()
}

/** What is expected, as React state. */
export function useExpectation(): Expectation {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => expectation,
  )
}

/** The figures as they will be once the server has heard of everything. The streak is the server's to say. */
export function withExpectation(stats: Stats, { xp, days }: Expectation, today: string): Stats {
  const day = days.get(today)
  if (xp === 0 && !day) return stats
  const completed = Math.max(0, stats.today.completed + (day?.completed ?? 0))
  const total = Math.max(completed, stats.today.total + (day?.total ?? 0))
  const totalXp = Math.max(0, stats.xp + xp)
  const level = levelAt(totalXp)
  return {
    ...stats,
    today: { completed, total, percent: total === 0 ? 0 : Math.round((completed / total) * 100) },
    weekly_xp: stats.weekly_xp + xp,
    from_last_week: stats.from_last_week + xp,
    level,
    xp: totalXp,
    next_level_xp: xpToReach(level + 1),
  }
}

function isSame(a: Expectation, b: Expectation): boolean {
  const inWords = ({ xp, days }: Expectation) => JSON.stringify([xp, [...days]])
  return inWords(a) === inWords(b)
}
