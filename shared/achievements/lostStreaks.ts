import { extendStreak, NO_STREAK } from '#shared/progress/streak.ts'
import { addDays, daysBetween } from '#shared/time/civil.ts'

/** A streak that ended: its length in days, its last date, and the missed one that no freeze covered any more. */
export type LostStreak = { days: number; last: string; lostOn: string }

/** A streak of so many days is long: who has lost it may come back. */
export const LONG = 7
/** So many days of a streak come again. */
export const REGAINED = 30
/** So many days after a streak was lost one may still come back. */
export const DAYS_TO_COME_BACK = 3

/** The streaks that ended before another one began, oldest first. @param active dates that count, in order */
export function lostStreaks(active: readonly string[], daysOff: readonly string[]): LostStreak[] {
  const off = new Set(daysOff)
  const lost: LostStreak[] = []
  let state = NO_STREAK
  for (const date of active) {
    const next = extendStreak(state, date, off)
    if (state.last !== null && next.last !== state.last && next.run === 1)
      lost.push({ days: state.run, last: state.last, lostOn: missedAfter(state.last, state.freezes, off) })
    state = next
  }
  return lost
}

/** The first missed date that freezes do not cover. */
function missedAfter(last: string, freezes: number, off: ReadonlySet<string>): string {
  let date = addDays(last, 1)
  for (let covered = 0; off.has(date) || covered < freezes; date = addDays(date, 1))
    if (!off.has(date)) covered += 1
  return date
}

/** The long streak that somebody who is active again on a date has lost a few days before it; undefined where there is none. */
export function lostShortlyBefore(lost: readonly LostStreak[], date: string): LostStreak | undefined {
  const newest = lost.at(-1)
  if (!newest || newest.days < LONG) return undefined
  const days = daysBetween(newest.lostOn, date)
  return days >= 1 && days <= DAYS_TO_COME_BACK ? newest : undefined
}

/** Whether a streak of 30 came after one of 30 was lost. @param run the one that goes on */
export function isRegained(lost: readonly LostStreak[], run: number): boolean {
  const first = lost.findIndex(({ days }) => days >= REGAINED)
  if (first < 0) return false
  return run >= REGAINED || lost.slice(first + 1).some(({ days }) => days >= REGAINED)
}
