import { type NightFold, nightFold } from '#shared/tasks/calendar/nightFold.ts'
import { addDays, minutesOf } from '#shared/time/civil.ts'
import type { DayIndex } from '#web/tasks/store/dayIndex.ts'

type Timed = Parameters<typeof nightFold>[0][number]['tasks'][number]

/**
 * The hours of the night that some days side by side show as one row.
 *
 * @param now the present date and time, which is never folded
 * @param alongside what else has a time on a date
 */
export function nightOf(
  dates: readonly string[],
  days: DayIndex,
  now: { date: string; time: string },
  alongside: (date: string) => readonly Timed[] = () => [],
): NightFold | null {
  const shown = dates.map((date) => ({
    tasks: [...days.tasksOn(date), ...alongside(date)],
    before: days.tasksOn(addDays(date, -1)),
  }))
  return nightFold(shown, dates.includes(now.date) ? minutesOf(now.time) : null)
}
