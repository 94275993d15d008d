import { minutesOf, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import type { Task } from '#shared/tasks/task.ts'

/** The night lasts from midnight to this minute of the day (docs/rules/tasks.md, Calendar). */
const NIGHT_ENDS = 6 * 60
/** Fewer free minutes than this are not worth folding. */
const LEAST_FOLDED = 2 * 60
/** A task takes at least this many minutes of the screen. */
const LEAST_DRAWN = 30

/** Minutes of the day that are shown as one row. */
export type NightFold = { from: number; to: number }

type Timed = Pick<Task, 'scheduled_time' | 'estimated_duration'>
type ShownDay = { tasks: readonly Timed[]; before: readonly Timed[] }

/**
 * The longest run of whole hours of the night in which none of the shown days has a task; null when it is shorter than two
 * hours. The present hour is never folded.
 *
 * @param days each with its own tasks and those of the day before, of which some go on past midnight
 * @param now the present minute of the day, where today is shown
 */
export function nightFold(days: readonly ShownDay[], now: number | null): NightFold | null {
  const busy = new Set<number>()
  const take = (start: number, end: number) => {
    for (let hour = Math.floor(start / 60); hour * 60 < Math.min(end, NIGHT_ENDS); hour += 1) busy.add(hour)
  }
  if (now !== null) take(now, now + 1)
  for (const { tasks, before } of days) {
    for (const { start, minutes } of timed(tasks)) take(start, start + minutes)
    for (const { start, minutes } of timed(before)) take(0, start + minutes - MINUTES_PER_DAY)
  }
  return longestFree(busy)
}

function timed(tasks: readonly Timed[]): { start: number; minutes: number }[] {
  return tasks.flatMap(({ scheduled_time, estimated_duration }) =>
    scheduled_time === null
      ? []
      : [{ start: minutesOf(scheduled_time), minutes: Math.max(LEAST_DRAWN, estimated_duration) }],
  )
}

function longestFree(busy: ReadonlySet<number>): NightFold | null {
  let longest: NightFold = { from: 0, to: 0 }
  let from = 0
  for (let hour = 0; hour * 60 < NIGHT_ENDS; hour += 1) {
    const to = (hour + 1) * 60
    if (busy.has(hour)) from = to
    else if (to - from > longest.to - longest.from) longest = { from, to }
  }
  return longest.to - longest.from >= LEAST_FOLDED ? longest : null
}
