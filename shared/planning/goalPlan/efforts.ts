import type { Load } from '#shared/planning/patterns/pattern.ts'
import { DAYS_PER_WEEK, dayNumber, dayOfWeek } from '#shared/time/civil.ts'

export type Effort = 'easy' | 'hard' | 'long'
/** A session by when it is best done. */
type Dated = { ideal: string; week: number; isTaper: boolean }

/** Between one hard or long session and the next there is a day at least. */
export const LEAST_GAP = 2
/** Every so many weeks one is lighter. */
const WEEKS_TO_LIGHTER = 4

/**
 * Which sessions of a training are hard or long (docs/rules/plans.md, Patterns, C8): one long one a week, at its end where that is free;
 * hard ones with a day between; less in every fourth week, none before the date.
 *
 * @param longOn weekdays that the long one was said to be on
 */
export function effortsOf(sessions: readonly Dated[], load: Load, longOn: readonly number[] = []): Effort[] {
  const efforts = sessions.map((): Effort => 'easy')
  const heavy: number[] = []
  const isApart = (at: number) =>
    heavy.every((other) => Math.abs(dayAt(sessions, other) - dayAt(sessions, at)) >= LEAST_GAP)
  const set = (at: number | undefined, effort: Effort) => {
    if (at === undefined) return
    efforts[at] = effort
    heavy.push(at)
  }
  for (const [week, indexes] of Map.groupBy(sessions.keys(), (at) => sessions[at]?.week ?? 0)) {
    const open = indexes.filter((at) => sessions[at]?.isTaper === false)
    const isAlone = open.length === 1
    const hasLong = load.hasLong && (!isAlone || week % 2 === 0)
    if (hasLong) set(lastChoice(sessions, open.filter(isApart), longOn), 'long')
    const most = hardOf(load, open.length, week)
    for (let count = 0; count < most; count += 1)
      set(
        open.find((at) => efforts[at] === 'easy' && isApart(at)),
        'hard',
      )
  }
  return efforts
}

/** Whether a week is one of those that are lighter. Weeks count from 0. */
export function isLighter(week: number): boolean {
  return week % WEEKS_TO_LIGHTER === WEEKS_TO_LIGHTER - 1
}

function dayAt(sessions: readonly Dated[], at: number): number {
  return dayNumber(sessions[at]?.ideal ?? '2000-01-01')
}

/** The one on the day that was said, else the last one at a weekend, else the last one. */
function lastChoice(
  sessions: readonly Dated[],
  open: readonly number[],
  longOn: readonly number[],
): number | undefined {
  const dayAtIdeal = (at: number) => dayOfWeek(sessions[at]?.ideal ?? '2000-01-03')
  const isWeekend = (at: number) => [0, DAYS_PER_WEEK - 1].includes(dayAtIdeal(at))
  const said = open.findLast((at) => longOn.includes(dayAtIdeal(at)))
  if (said !== undefined) return said
  return open.findLast(isWeekend) ?? open.at(-1)
}

function hardOf({ mostHard, hasLong }: Load, sessions: number, week: number): number {
  if (week === 0 && hasLong) return 0 // nobody begins with it
  const most = isLighter(week) ? Math.max(0, mostHard - 1) : mostHard
  if (!hasLong) return most
  // Of two sessions one is easy in every other week; of one it takes turns with the long one.
  return sessions >= 3 || week % 2 === 1 ? most : 0
}
