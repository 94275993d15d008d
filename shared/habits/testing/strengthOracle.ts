import type { Kind, Version } from '#shared/habits/past.ts'
import type { Schedule } from '#shared/habits/schedule.ts'

/** How many times in how many dates a schedule is due, as docs/rules/habits.md, Habits, lists it for strength. */
export function ratioOf(schedule: Schedule): [times: number, dates: number] {
  switch (schedule.type) {
    case 'weekdays':
      return [schedule.days.length, 7]
    case 'every_n_days':
    case 'after_done':
      return [1, schedule.n]
    case 'monthly':
      return [schedule.days.length, 30]
    case 'monthly_weekday':
      return [1, 30]
    case 'times_per_week':
      return [schedule.times, 7]
    case 'times_per_month':
      return [schedule.times, 30]
    case 'times_per_days':
      return [schedule.times, schedule.days]
    case 'total_per_week':
      return [1, 7]
    case 'total_per_month':
      return [1, 30]
    case 'daily':
      return [1, 1]
  }
}

/** How much of its target a value is worth, 0 to 1, as docs/rules/habits.md, Habits, says. */
export function creditOf(kind: Kind, { aim, target }: Version, value: number): number {
  if (kind === 'yes_no') return value >= 1 ? 1 : 0
  const goal = target ?? 0
  if (aim === 'at_least') return Math.min(1, value / goal)
  if (value <= goal) return 1
  return goal === 0 ? 0 : Math.max(0, 2 - value / goal)
}
