import { addDays } from '#shared/time/civil.ts'

/** Days on which somebody was a member: from one date to before another, or to this day. */
export type Stay = { userId: string; from: string; before: string | null }

/** A team's days: how many of who were members on each were active, and how many were on vacation. */
export type TeamDays = {
  stays: readonly Stay[]
  active: ReadonlyMap<string, number>
  onVacation: ReadonlyMap<string, number>
}

/** What is looked at: back from `latest`; a date from `open` on is not over for every member; before `since` nothing is known. */
export type TeamDates = { latest: string; open: string; since: string }

/**
 * The streak of a team: days in a row on which at least half, rounded up, of those who were members and not on vacation were active
 * (docs/rules/teams.md, Figures of teams). A day that is not over yet breaks nothing; one on which all are on vacation is passed over.
 *
 * @returns `isWhole`: not cut by `since`
 */
export function teamStreak(
  days: TeamDays,
  { latest, open, since }: TeamDates,
): { streak: number; isWhole: boolean } {
  let streak = 0
  for (let date = latest; date >= since; date = addDays(date, -1)) {
    const members = membersOn(days.stays, date)
    if (members === 0) return { streak, isWhole: true }
    const due = members - (days.onVacation.get(date) ?? 0)
    if (due <= 0) continue
    const isMet = (days.active.get(date) ?? 0) >= Math.ceil(due / 2)
    if (isMet) streak += 1
    else if (date < open) return { streak, isWhole: true }
  }
  return { streak, isWhole: false }
}

function membersOn(stays: readonly Stay[], date: string): number {
  const on = stays.filter(({ from, before }) => from <= date && (before === null || date < before))
  return new Set(on.map(({ userId }) => userId)).size
}
