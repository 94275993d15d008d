import { dateOfDay } from '#shared/time/civil.ts'
import type { Schedule } from './schedule.ts'
import type { JudgedHabit, Unit } from './judge.ts'

/** Consecutive kept units: the first and the last date, and how many. */
export type HabitRun = { from: string; to: string; length: number }
export type StreakUnit = 'day' | 'week' | 'month'

/** What a streak of a schedule is counted in. */
export function streakUnitOf({ type }: Schedule): StreakUnit {
  if (type === 'times_per_week' || type === 'total_per_week') return 'week'
  return type === 'times_per_month' || type === 'total_per_month' ? 'month' : 'day'
}

/** All runs of kept units, newest first. The open unit ends none. */
export function runsOf({ units, timeline }: JudgedHabit): HabitRun[] {
  const runs: Unit[][] = [[]]
  for (const unit of units) {
    if (unit.state === 'kept') runs.at(-1)?.push(unit)
    else if (unit.state === 'missed') runs.push([])
  }
  const dateAt = (index: number) => dateOfDay(timeline.first + index)
  return runs
    .filter((run) => run.length > 0)
    .map((run) => ({ from: dateAt(run[0]!.from), to: dateAt(run.at(-1)!.to), length: run.length }))
    .toReversed()
}

/** The run that is not broken now, and the longest one ever, in units. */
export function streaksOf(judged: JudgedHabit): { streak: number; best_streak: number } {
  let [run, best] = [0, 0]
  for (const { state } of judged.units) {
    if (state === 'kept') run += 1
    if (state === 'missed') run = 0
    best = Math.max(best, run)
  }
  return { streak: run, best_streak: best }
}

/** How misses went on (docs/rules.md, Habits): "never twice". */
export type Misses = {
  /** The last closed unit was missed and the open one is not yet kept. */
  missed_last: boolean
  /** Missed units directly followed by a kept one. */
  comebacks: number
  /** Missed units directly after a missed one. */
  missed_twice: number
}

/** @returns what the units say of misses */
export function missesOf({ units }: JudgedHabit): Misses {
  let [comebacks, twice] = [0, 0]
  const decided = units.filter(({ state }) => state !== 'open')
  for (const [index, { state }] of decided.entries()) {
    if (index === 0 || decided[index - 1]?.state !== 'missed') continue
    if (state === 'kept') comebacks += 1
    else twice += 1
  }
  return { missed_last: decided.at(-1)?.state === 'missed', comebacks, missed_twice: twice }
}
