import * as z from 'zod/mini'
import { CivilDate } from '#shared/time/schemas.ts'

/** Dates of a streak on which nothing was completed: the answer of `GET /api/streak-days`. Without a freeze or a reason they were missed. */
export const StreakDays = z.object({
  /** Covered by a freeze, in order. */
  frozen: z.array(CivilDate),
  /** Neither add nor count as missed: vacations, and what travel cut short, unless something was done on it; in order. */
  off: z.array(CivilDate),
})
export type StreakDays = z.infer<typeof StreakDays>

export type StreakDay = {
  date: string
  state: 'done' | 'missed' | 'frozen' | 'off' | 'open' | 'future' | 'before'
  today: boolean
}

/**
 * A week of a streak, for the strip of seven dots (docs/rules/progress.md, Streaks).
 *
 * @param dates the week's dates in order, `YYYY-MM-DD`
 * @param active dates with something completed, at least all from the week's first on
 * @param since the local date on which the person joined; dates before it are never missed
 */
export function streakWeek(
  dates: readonly string[],
  active: ReadonlySet<string>,
  { frozen, off }: StreakDays,
  today: string,
  since: string,
): StreakDay[] {
  const began = [since, ...active].reduce((first, date) => (date < first ? date : first))
  const stateOf = (date: string): StreakDay['state'] => {
    if (date < began) return 'before'
    if (off.includes(date)) return 'off'
    if (active.has(date)) return 'done'
    if (date >= today) return date === today ? 'open' : 'future'
    return frozen.includes(date) ? 'frozen' : 'missed'
  }
  return dates.map((date) => ({ date, state: stateOf(date), today: date === today }))
}
