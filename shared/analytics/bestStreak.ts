import { extendStreak, NO_STREAK, streakToday } from '#shared/progress/streak.ts'
import { addDays } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { StreakFacts } from './facts.ts'

/**
 * The highest value of the account's streak at the end of any date of a range, and the kept dates of that run up to there.
 *
 * @param range ends today at the latest; today is not over, so it breaks nothing
 */
export function bestStreakIn(
  { from, to }: DateRange,
  { active, off }: StreakFacts,
  today: string,
): { length: number; dates: readonly string[] } {
  let state = NO_STREAK
  let kept = 0
  for (; kept < active.length && (active[kept] ?? '') <= from; kept += 1)
    state = extendStreak(state, active[kept] ?? '', off)
  // A run may come into the range and end there.
  const atEnd = from < today ? addDays(from, 1) : today
  let best = { length: streakToday(state, atEnd, off).current, last: kept }
  for (; kept < active.length && (active[kept] ?? '') <= to; kept += 1) {
    state = extendStreak(state, active[kept] ?? '', off)
    if (state.run > best.length) best = { length: state.run, last: kept + 1 }
  }
  return { length: best.length, dates: active.slice(best.last - best.length, best.last) }
}
