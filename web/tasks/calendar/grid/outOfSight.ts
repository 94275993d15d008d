import type { Task } from '#shared/tasks/task.ts'
import { addDays, minutesOf, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import type { DayIndex } from '#web/tasks/store/dayIndex.ts'
import type { Hours } from './hoursInSight.ts'

/** A task of which fewer minutes than this are in sight cannot be read. */
const LEAST_SEEN = 10

export type Side = 'earlier' | 'later'
/** A task as it is drawn on one day, in minutes of that day. */
type Drawn = { task: Task; start: number; end: number }

/** The tasks of a day that lie above the hours in sight, or below them, in order of time. */
export function tasksOutOfSight(side: Side, date: string, days: DayIndex, sight: Hours): Drawn[] {
  return drawnOn(date, days).filter(({ start, end }) =>
    side === 'earlier' ? end < sight.from + LEAST_SEEN : start > sight.to - LEAST_SEEN,
  )
}

function drawnOn(date: string, days: DayIndex): Drawn[] {
  const fromBefore = timed(days.tasksOn(addDays(date, -1)))
    .map(({ task, end }) => ({ task, start: 0, end: end - MINUTES_PER_DAY }))
    .filter(({ end }) => end > 0)
  return [...fromBefore, ...timed(days.tasksOn(date))]
}

function timed(tasks: readonly Task[]): Drawn[] {
  return tasks.flatMap((task) => {
    if (task.scheduled_time === null) return []
    const start = minutesOf(task.scheduled_time)
    return { task, start, end: start + task.estimated_duration }
  })
}
