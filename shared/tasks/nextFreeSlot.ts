import {
  addDays,
  clockOf,
  DAYS_PER_WEEK,
  dayOfWeek,
  MINUTES_PER_DAY,
  minutesOf,
  weekOf,
} from '#shared/time/civil.ts'
import { SLOT_MINUTES } from './schedule.ts'
import type { Task } from './task.ts'

/** Between these hours a free slot is looked for, and so many days ahead, today included (docs/rules.md, Calendar). Minutes. */
const FROM = 8 * 60
const TO = 21 * 60
export const FREE_SLOT_DAYS = 14

type Planned = Pick<Task, 'id' | 'scheduled_date' | 'scheduled_time' | 'estimated_duration' | 'status'>

/**
 * The next half hour from which a task has room for its duration beside no other open task; null where the days ahead have
 * none (docs/rules.md, Calendar). What is completed, and the task itself, take no room.
 *
 * @param now the person's date and wall-clock time
 * @param tasksOn the tasks of a date
 */
export function nextFreeSlot(
  task: Planned,
  now: { date: string; time: string },
  tasksOn: (date: string) => readonly Planned[],
): { date: string; time: string } | null {
  for (let day = 0; day < FREE_SLOT_DAYS; day += 1) {
    const date = addDays(now.date, day)
    const taken = [
      ...spansOf(tasksOn(addDays(date, -1)), task, -MINUTES_PER_DAY),
      ...spansOf(tasksOn(date), task, 0),
    ]
    const earliest = day === 0 ? Math.max(FROM, onRaster(minutesOf(now.time))) : FROM
    for (let start = earliest; start + task.estimated_duration <= TO; start += SLOT_MINUTES) {
      const end = start + task.estimated_duration
      if (!taken.some((span) => span.start < end && span.end > start)) return { date, time: clockOf(start) }
    }
  }
  return null
}

/** The dates that a move offers at once; the task keeps its time (docs/rules.md, Calendar). @param weekStart 0 Sunday to 6 Saturday */
export function quickDates(
  today: string,
  weekStart: number,
): Record<'today' | 'tomorrow' | 'nextWeek', string> {
  const next = addDays(weekOf(today, weekStart).to, 1)
  const toMonday = (1 - dayOfWeek(next) + DAYS_PER_WEEK) % DAYS_PER_WEEK
  return { today, tomorrow: addDays(today, 1), nextWeek: addDays(next, toMonday) }
}

/** The open tasks with a time, in minutes from the midnight of the looked at day. */
function spansOf(tasks: readonly Planned[], own: Planned, shift: number) {
  return tasks.flatMap(({ id, scheduled_time, estimated_duration, status }) => {
    if (id === own.id || scheduled_time === null || status === 'completed') return []
    const start = minutesOf(scheduled_time) + shift
    return [{ start, end: start + estimated_duration }]
  })
}

function onRaster(minutes: number): number {
  return Math.ceil(minutes / SLOT_MINUTES) * SLOT_MINUTES
}
