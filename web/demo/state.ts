import { levelAt, xpToReach } from '#shared/progress/levels.ts'
import type { LedgerRow, Stats } from '#shared/progress/stats.ts'
import { streakStateOf, streakToday } from '#shared/progress/streak.ts'
import type { Profile } from '#shared/profile/profile.ts'
import { isInTrash } from '#shared/tasks/change.ts'
import type { Series } from '#shared/tasks/series.ts'
import { todayStats } from '#shared/tasks/stats.ts'
import type { Award } from '#shared/progress/award.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays, weekOf } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'

/** Everything that a demo knows. The ledger is in the order in which it was written. */
export type DemoState = {
  profile: Profile
  tasks: Task[]
  ledger: LedgerRow[]
  series: Series[]
  /** Of a task that repeats: the date that the rule gave it, and the fields that were changed for it alone. */
  occurrences: Record<string, { date: string; own: readonly string[] }>
}

/** A demo that begins. */
export function newDemo(profile: Profile): DemoState {
  return { profile, tasks: [], ledger: [], series: [], occurrences: {} }
}

/** The profile with what the ledger says. */
export function profileOf({ profile, ledger }: DemoState): Profile {
  const xp = sumOf(ledger)
  return { ...profile, xp, level: levelAt(xp) }
}

/** The local date of a moment by the person's own day. */
export function dateOf({ profile }: DemoState, at: Date): string {
  return localDate(at, { timezone: profile.timezone, dayStart: profile.day_start })
}

/** The figures of the stats strip, by the same rules as the server's. */
export function statsOf(state: DemoState, now: Date): Stats {
  const { tasks, ledger, profile } = state
  const today = dateOf(state, now)
  const week = weekOf(today, profile.week_start).from
  const earned = (from: string, to: string) =>
    sumOf(ledger.filter(({ occurrence_date: date }) => from <= date && date <= to))
  const { xp, level } = profileOf(state)
  const thisWeek = earned(week, today)
  return {
    today: todayStats(
      tasks.filter((task) => !isInTrash(task)),
      today,
    ),
    weekly_xp: thisWeek,
    from_last_week: thisWeek - earned(addDays(week, -7), addDays(today, -7)),
    streak: streakToday(streakStateOf(activeDates(ledger), []), today, []),
    level,
    xp,
    next_level_xp: xpToReach(level + 1),
  }
}

/** What the person is told about the ledger's last row. */
export function awardOf(state: DemoState, { amount }: LedgerRow, now: Date): Award {
  const { xp, level, streak } = statsOf(state, now)
  return {
    xp: amount,
    total_xp: xp,
    level,
    level_up: level > levelAt(xp - amount),
    streak: streak.current,
    achievements: [],
  }
}

/** Dates on which something was completed and stayed so. */
function activeDates(ledger: readonly LedgerRow[]): string[] {
  const byDate = Map.groupBy(ledger, ({ occurrence_date }) => occurrence_date)
  return [...byDate].filter(([, rows]) => sumOf(rows) > 0).map(([date]) => date)
}

function sumOf(rows: readonly LedgerRow[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
