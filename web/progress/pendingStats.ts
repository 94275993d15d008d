import { useSyncExternalStore } from 'react'
import { levelAt, xpToReach } from '#shared/progress/levels.ts'
import { type Earned, earnedOf } from '#shared/progress/earned.ts'
import type { Stats } from '#shared/progress/stats.ts'

/** What changes that wait will do to the figures, by the rules that the server will apply. */
export type PendingStats = {
  /** XP that completions earn, less what undone completions give back. */
  xp: number
  /** How counts of tasks on local dates will differ. */
  days: ReadonlyMap<string, { completed: number; total: number }>
}

export const NO_PENDING_STATS: PendingStats = { xp: 0, days: new Map() }

let current = NO_PENDING_STATS
const listeners = new Set<() => void>()

/** By slice. */
const parts = new Map<string, PendingStats>()

/** Replaces what the changes of a slice that wait will do. */
export function setPendingStats(next: PendingStats, slice = 'tasks'): void {
  parts.set(slice, next)
  const sum = sumOf([...parts.values()])
  if (isSame(sum, current)) return
  current = sum
  for (const listener of listeners) listener()
}

/** What the changes that wait will do, as React state. */
export function usePendingStats(): PendingStats {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

/** The figures as they will be once the server has received everything. Only the server counts the streak. */
export function withPendingStats(stats: Stats, { xp, days }: PendingStats, today: string): Stats {
  const day = days.get(today)
  if (xp === 0 && !day) return stats
  const completed = Math.max(0, stats.today.completed + (day?.completed ?? 0))
  const total = Math.max(completed, stats.today.total + (day?.total ?? 0))
  const percent = total === 0 ? 0 : Math.round((completed / total) * 100)
  return { ...stats, today: { completed, total, percent }, ...withEarned(earnedOf(stats), xp) }
}

function withEarned(earned: Earned | null, xp: number): Partial<Earned> {
  if (!earned) return {}
  const total = Math.max(0, earned.xp + xp)
  const level = levelAt(total)
  return {
    weekly_xp: earned.weekly_xp + xp,
    from_last_week: earned.from_last_week + xp,
    level,
    xp: total,
    next_level_xp: xpToReach(level + 1),
  }
}

/** Only tasks count on days. */
function sumOf(all: readonly PendingStats[]): PendingStats {
  const days = all.find((each) => each.days.size > 0)?.days ?? NO_PENDING_STATS.days
  return { xp: all.reduce((sum, { xp }) => sum + xp, 0), days }
}

function isSame(a: PendingStats, b: PendingStats): boolean {
  const inWords = ({ xp, days }: PendingStats) => JSON.stringify([xp, [...days]])
  return inWords(a) === inWords(b)
}
