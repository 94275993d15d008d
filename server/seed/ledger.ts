import { extendStreak, NO_STREAK, type StreakState } from '#shared/progress/streak.ts'
import { type SourceKind, STREAK_KINDS } from '#server/progress/award.ts'
import { dateOfMoment } from './days.ts'
import { rowId } from './rowId.ts'

/** Something that earned XP. */
export type Earned = {
  source_kind: SourceKind
  source_id: string
  reason: string
  amount: number
  /** The local date that it counts for, in UTC. */
  date: string
  at: number
}

const NO_DAYS_OFF: ReadonlySet<string> = new Set()

/** The ledger rows of all that was earned, in order, with the streak and the total that they add up to. */
export function seededLedger(earned: readonly Earned[]) {
  let xp = 0
  let streak: StreakState = NO_STREAK
  const streakDays: string[] = []
  const rows = earned
    .toSorted((a, b) => a.at - b.at || (a.source_id < b.source_id ? -1 : 1))
    .map(({ at, date, ...earning }, index) => {
      if (STREAK_KINDS.includes(earning.source_kind) && (streak.last === null || date > streak.last)) {
        streak = extendStreak(streak, date, NO_DAYS_OFF)
        streakDays.push(date)
      }
      xp += earning.amount
      return {
        ...earning,
        id: rowId(at, 7, index),
        occurrence_date: date,
        total_after: xp,
        streak_after: streak.run,
        at,
      }
    })
  return { rows, streakDays }
}

/** Earned on the date of its moment. */
export function earnedAt(at: number, earning: Omit<Earned, 'at' | 'date'>): Earned {
  return { ...earning, at, date: dateOfMoment(at) }
}
