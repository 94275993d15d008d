import { dateOfDay, dayNumber } from '#shared/time/civil.ts'
import type { Schedule } from './schedule.ts'
import type { JudgedHabit } from './judge.ts'

/** Consecutive kept units: the first and the last date, and how many. */
export type HabitRun = { from: string; to: string; length: number }
export type StreakUnit = 'day' | 'week' | 'month'

/** What a streak of a schedule is counted in. */
export function streakUnitOf({ type }: Schedule): StreakUnit {
  if (type === 'times_per_week' || type === 'total_per_week') return 'week'
  return type === 'times_per_month' || type === 'total_per_month' ? 'month' : 'day'
}

/** All runs of kept units, newest first. The open unit ends none. @param judged from its start */
export function runsOf({ units, timeline }: JudgedHabit): HabitRun[] {
  const runs: { from: number; to: number; length: number }[] = []
  let isOver = true
  for (const { from, to, state } of units) {
    const last = runs.at(-1)
    if (state === 'kept' && last && !isOver) Object.assign(last, { to, length: last.length + 1 })
    else if (state === 'kept') runs.push({ from, to, length: 1 })
    if (state !== 'open') isOver = state !== 'kept'
  }
  const dateAt = (index: number) => dateOfDay(timeline.first + index)
  return runs.map(({ from, to, length }) => ({ from: dateAt(from), to: dateAt(to), length })).toReversed()
}

/** The run that is not broken now, and the longest one ever, in units. */
export function streaksOf(judged: Pick<JudgedHabit, 'units' | 'settled'>): {
  streak: number
  best_streak: number
} {
  let [run, best] = [judged.settled?.streak ?? 0, judged.settled?.best_streak ?? 0]
  for (const { state } of judged.units) {
    if (state === 'kept') run += 1
    if (state === 'missed' || state === 'broken') run = 0
    best = Math.max(best, run)
  }
  return { streak: run, best_streak: best }
}

/** How misses went on (docs/rules/habits.md, Habits): "never twice". */
export type Misses = {
  /** The last closed unit was missed and the open one is not yet kept. */
  missed_last: boolean
  /** Missed units directly followed by a kept one. */
  comebacks: number
  /** Missed units directly after a missed one. */
  missed_twice: number
}

/** What the units say of misses. A unit is missed once it is over. */
export function missesOf({ units, settled }: Pick<JudgedHabit, 'units' | 'settled'>): Misses {
  const { missed_last = false, comebacks = 0, missed_twice = 0 } = settled ?? {}
  const misses = { missed_last, comebacks, missed_twice }
  for (const { state } of units) {
    if (state !== 'kept' && state !== 'missed') continue
    if (misses.missed_last) misses[state === 'kept' ? 'comebacks' : 'missed_twice'] += 1
    misses.missed_last = state === 'missed'
  }
  return misses
}

/** Whether the last unit that is kept or missed was missed. @param before only of those that end before this date, by its index */
export function isMissedLast({ units, settled }: JudgedHabit, before = Infinity): boolean {
  const last = units.findLast((unit) => isDecided(unit) && unit.to < before)
  return last ? last.state === 'missed' : (settled?.missed_last ?? false)
}

/** The missed units that another one follows, by the index of their last date, and whether that one was kept. */
export function missesWithNext({ units }: Pick<JudgedHabit, 'units'>): { to: number; isComeback: boolean }[] {
  const decided = units.filter(isDecided)
  return decided.flatMap(({ to, state }, index) => {
    const next = decided[index + 1]
    return state === 'missed' && next ? [{ to, isComeback: next.state === 'kept' }] : []
  })
}

/** Whether it is known what followed the last miss up to a date: {@link missesWithNext} needs that. */
export function isNextKnown({ units, timeline }: JudgedHabit, date: string): boolean {
  const last = units.findLast(isDecided)
  return last?.state !== 'missed' || timeline.first + last.to > dayNumber(date)
}

function isDecided({ state }: JudgedHabit['units'][number]): boolean {
  return state === 'kept' || state === 'missed'
}
