import type { Load } from '#shared/planning/patterns/pattern.ts'
import { type Effort, isLighter } from './efforts.ts'
import { MOST_GROWTH } from './weeklyLoad.ts'

type Weekly = { week: number; isTaper: boolean; effort: Effort }

/** From one week to the next; the rule allows a tenth over the highest week before. */
const GROWTH = 1.08
const LIGHTER = 0.8
/** Of the highest week, in the first, second and third week of a taper. */
const TAPER = [0.7, 0.55, 0.4]
/** How much longer than the others the long session is: at first, and how much more each week, up to so much. */
const LONG = 1.3
const LONGER_A_WEEK = 0.1
const LONGEST = 2.2
const STEP = 5
const SHORTEST = 15

/**
 * Minutes of each session of a training of which the person left the length open (docs/rules/plans.md, Patterns, C8): weeks grow by a
 * tenth at most over the highest one before, every fourth is a fifth lighter, and the last ones are a taper.
 *
 * @param usual minutes of a session in the first week
 */
export function lengthsOf(sessions: readonly Weekly[], usual: number, load: Load): number[] {
  const lengths = sessions.map(() => usual)
  const weeks = Map.groupBy(sessions.keys(), (at) => sessions[at]?.week ?? 0)
  const full = Math.max(...[...weeks.values()].map((indexes) => indexes.length))
  let highest = 0
  let aim = usual * full
  const growth = growthOf(sessions, aim, load)
  let tapered = 0
  for (const [week, indexes] of weeks) {
    const isTaper = indexes.every((at) => sessions[at]?.isTaper)
    const part = indexes.length / full // the last week may be shorter
    let most = highest === 0 ? Infinity : highest * MOST_GROWTH
    if (isTaper) most = Math.min(most, (highest || aim) * taperOf(load, tapered))
    else if (isLighter(week)) most = Math.min(most, highest * LIGHTER)
    else if (highest > 0) aim = Math.min(aim * growth, load.mostWeekly)
    if (isTaper) tapered += 1
    highest = Math.max(
      highest,
      fill(sessions, lengths, indexes, { minutes: Math.min(aim, most) * part, load }),
    )
  }
  return lengths
}

/** @param week of the taper, from 0 */
function taperOf({ taper }: Load, week: number): number {
  return week === 0 && taper !== undefined ? taper : (TAPER[week] ?? 0.4)
}

/** From one week to the next: slower in a long plan, so that the fullest weeks come near its end and not in its middle. */
function growthOf(sessions: readonly Weekly[], first: number, { mostWeekly, mostHard }: Load): number {
  if (mostHard === 0) return GROWTH // what is easy all along has its bounds in what it asks
  const growing = new Set(
    sessions.filter(({ week, isTaper }) => week > 0 && !isTaper && !isLighter(week)).map(({ week }) => week),
  )
  return Math.min(GROWTH, Math.max(1, (mostWeekly / first) ** (1 / Math.max(1, growing.size))))
}

/** Shares the minutes of a week among its sessions in steps of five: what is left of them goes where least is missing. @returns their sum */
function fill(
  sessions: readonly Weekly[],
  lengths: number[],
  indexes: readonly number[],
  { minutes, load }: { minutes: number; load: Load },
): number {
  const weightOf = (at: number) => {
    const { effort, week } = sessions[at] ?? { effort: 'easy', week: 0 }
    return effort === 'long' ? Math.min(LONGEST, LONG + week * LONGER_A_WEEK) : 1
  }
  const ofWeight = (at: number) => ((lengths[at] ?? 0) + STEP) / weightOf(at)
  const whole = indexes.reduce((sum, at) => sum + weightOf(at), 0)
  let left = Math.floor(minutes / STEP) * STEP
  for (const at of indexes) {
    const share = Math.floor((minutes * weightOf(at)) / whole / STEP) * STEP
    lengths[at] = Math.min(load.longest, Math.max(SHORTEST, share))
    left -= lengths[at]
  }
  for (; left >= STEP; left -= STEP) {
    const open = indexes.filter((at) => (lengths[at] ?? 0) + STEP <= load.longest)
    const [next] = open.toSorted((one, other) => ofWeight(one) - ofWeight(other) || other - one)
    if (next === undefined) break
    lengths[next] = (lengths[next] ?? 0) + STEP
  }
  return indexes.reduce((sum, at) => sum + (lengths[at] ?? 0), 0)
}
