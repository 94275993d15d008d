import * as z from 'zod/mini'
import { nullWithoutGamification } from '#shared/progress/gamified.ts'
import { dayNumber, weekOf } from '#shared/time/civil.ts'
import type { JudgedHabit } from './judge.ts'
import type { HabitPast } from './past.ts'
import { type StreakUnit, streaksOf, streakUnitOf } from './streak.ts'

/** All habits of a person together (docs/rules/habits.md, Habits). */
export const HabitStats = z.object({
  completedToday: z.int(),
  dueToday: z.int(),
  /** Percent kept of what was due this week up to today; null when nothing was. */
  averageCompletion: z.nullable(z.int()),
  habitsMissedThisWeek: z.int(),
  /** In days: a week counts 7, a month 30. */
  longestStreak: nullWithoutGamification(z.int()),
  totalXpFromHabits: nullWithoutGamification(z.int()),
})
export type HabitStats = z.infer<typeof HabitStats>

const DAYS_OF: Record<StreakUnit, number> = { day: 1, week: 7, month: 30 }

/** @param habits those that are not in the trash, judged; archived ones count for the dates before */
export function statsOf(
  habits: readonly { past: Pick<HabitPast, 'versions'>; judged: JudgedHabit }[],
  asked: { today: string; weekStart: number },
  totalXpFromHabits: number,
): HabitStats {
  const stats = { completedToday: 0, dueToday: 0, habitsMissedThisWeek: 0, longestStreak: 0 }
  let [dueThisWeek, keptThisWeek] = [0, 0]
  for (const { past, judged } of habits) {
    const { due, kept, done, off, today, first } = judged.timeline
    if (done[today] && !off[today]) stats.completedToday += 1
    if (due[today]) stats.dueToday += 1
    const week = dayNumber(weekOf(asked.today, asked.weekStart).from) - first
    for (let index = Math.max(0, week); index <= today; index += 1) {
      dueThisWeek += due[index] ?? 0
      keptThisWeek += kept[index] ?? 0
      if (index < today) stats.habitsMissedThisWeek += (due[index] ?? 0) - (kept[index] ?? 0)
    }
    const unit = streakUnitOf(past.versions.at(-1)?.schedule ?? past.versions[0].schedule)
    stats.longestStreak = Math.max(stats.longestStreak, streaksOf(judged).best_streak * DAYS_OF[unit])
  }
  const averageCompletion = dueThisWeek === 0 ? null : Math.round((100 * keptThisWeek) / dueThisWeek)
  return { ...stats, averageCompletion, totalXpFromHabits }
}
