import { DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'
import type { PlannedStep } from '#shared/planning/plannedStep.ts'

/** A session by its week, counted from the date on which a plan began. Minutes. */
type Loaded = { week: number; minutes: number }

/** A week has at most so much of the highest one before. */
export const MOST_GROWTH = 1.1
const STEP = 5
const SHORTEST = 15

/** The week of a plan that a date lies in, from 0. @param begun the plan's first date */
export function weekOfPlan(begun: string, date: string): number {
  return Math.floor(daysBetween(begun, date) / DAYS_PER_WEEK)
}

/** Minutes of the fullest week; 0 without any. */
export function highestWeek(sessions: readonly Loaded[]): number {
  return Math.max(0, ...weeksOf(sessions).values())
}

/**
 * Minutes of a week that a plan may always begin with again: those of its first week as it was planned. A part that goes on may
 * have grown by a tenth already.
 */
export function startingLoad(steps: readonly PlannedStep[], begun: string, goesOn: boolean): number {
  const dated = steps.flatMap(({ ideal, minutes }) =>
    ideal === null ? [] : [{ week: weekOfPlan(begun, ideal), minutes }],
  )
  const first = Math.min(...dated.map(({ week }) => week))
  return (weeksOf(dated).get(first) ?? 0) / (goesOn ? MOST_GROWTH : 1)
}

/**
 * Lengths with which no week has more than a tenth over the highest one before (docs/rules/plans.md, Patterns, C8): in a fuller week each
 * session gets shorter, in steps of five minutes, down to a quarter of an hour.
 *
 * @param sessions in order; those that stay count and keep their length
 * @param highest minutes of the fullest week before them
 */
export function withinGrowth(sessions: readonly (Loaded & { stays: boolean })[], highest: number): number[] {
  const lengths = sessions.map(({ minutes }) => minutes)
  const byWeek = Map.groupBy(sessions.keys(), (at) => sessions[at]?.week ?? 0)
  let most = highest
  for (const [, indexes] of [...byWeek].toSorted(([one], [other]) => one - other)) {
    const isKept = (at: number) => sessions[at]?.stays === true
    const kept = sumOf(lengths, indexes.filter(isKept))
    const movable = indexes.filter((at) => !isKept(at))
    const room = Math.max(0, most * MOST_GROWTH - kept)
    const own = sumOf(lengths, movable)
    if (most > 0 && own > room)
      for (const at of movable) {
        const share = ((lengths[at] ?? 0) * room) / own
        lengths[at] = Math.min(lengths[at] ?? 0, Math.max(SHORTEST, Math.floor(share / STEP) * STEP))
      }
    most = Math.max(most, sumOf(lengths, indexes))
  }
  return lengths
}

function weeksOf(sessions: readonly Loaded[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { week, minutes } of sessions) sums.set(week, (sums.get(week) ?? 0) + minutes)
  return sums
}

function sumOf(lengths: readonly number[], indexes: readonly number[]): number {
  return indexes.reduce((sum, at) => sum + (lengths[at] ?? 0), 0)
}
