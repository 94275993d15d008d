import type { Habit } from './habit.ts'

/**
 * Whether a habit is something for today: due, checked, or wanted by a period that runs. The calendar, today's list and the
 * habit's own row go by it (docs/rules/habits.md, Habits).
 */
export function isForToday(
  habit: Pick<
    Habit,
    'paused_today' | 'due_today' | 'completedToday' | 'skipped_today' | 'value_today' | 'period' | 'aim'
  >,
): boolean {
  const { paused_today, due_today, completedToday, skipped_today, value_today, period, aim } = habit
  if (paused_today) return false
  const isWanted = period !== null && (aim === 'at_most' || period.done < period.quota)
  return due_today || completedToday || skipped_today || value_today !== null || isWanted
}
