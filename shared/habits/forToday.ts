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

/**
 * Whether a habit counts among those of today: due or done, or such that its week or month cannot do without today. The line of
 * the dashboard and the figure above the habits go by it (docs/rules/now.md, Now).
 */
export function isAskedToday({
  due_today,
  completedToday,
  skipped_today,
  period,
}: Pick<Habit, 'due_today' | 'completedToday' | 'skipped_today'> & {
  period: Pick<NonNullable<Habit['period']>, 'done' | 'quota' | 'safe_today'> | null
}): boolean {
  if (skipped_today) return false
  return due_today || completedToday || (period !== null && !period.safe_today && period.done < period.quota)
}
