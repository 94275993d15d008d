import { addDays, DAYS_PER_WEEK, dayOfWeek, weekOf } from '#shared/time/civil.ts'

/** The dates that a move offers at once; the task keeps its time (docs/rules/tasks.md, Calendar). @param weekStart 0 Sunday to 6 Saturday */
export function quickDates(
  today: string,
  weekStart: number,
): Record<'today' | 'tomorrow' | 'nextWeek', string> {
  const next = addDays(weekOf(today, weekStart).to, 1)
  const toMonday = (1 - dayOfWeek(next) + DAYS_PER_WEEK) % DAYS_PER_WEEK
  return { today, tomorrow: addDays(today, 1), nextWeek: addDays(next, toMonday) }
}
