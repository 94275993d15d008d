import { dayNumber } from '#shared/time/civil.ts'
import { judgeHabit } from './judge.ts'
import type { HabitPast } from './past.ts'

/**
 * Whether a habit still waits to be done on a date: it is due, or a period that runs wants more, and it is neither done, skipped,
 * paused, archived nor off for a vacation (docs/rules/habits.md, Habits).
 *
 * @param today the date is today's or an earlier one
 */
export function isOpenOn(
  past: HabitPast,
  date: string,
  asked: { today: string; weekStart: number },
): boolean {
  const { timeline, periods } = judgeHabit(past, asked)
  const index = dayNumber(date) - timeline.first
  if (index < 0 || timeline.off[index] || timeline.done[index]) return false
  if ((timeline.due[index] ?? 0) > 0) return true
  const { aim } = past.versions.at(-1) ?? past.versions[0]
  const period = periods.find(({ from, to }) => from <= index && index <= to)
  return period !== undefined && (aim === 'at_most' || period.done < period.quota)
}
