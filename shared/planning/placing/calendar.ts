import type { Away } from '#shared/planning/away.ts'
import type { Category } from '#shared/tasks/fields.ts'
import { addDays, dayNumber, dayOfWeek, daysBetween, MINUTES_PER_DAY, minutesOf } from '#shared/time/civil.ts'
import {
  type AvailabilityValues,
  type Hours,
  type Kind,
  kindOf,
  windowsOn,
} from '#shared/planning/availability.ts'
import { betweenOn, type DailyHours } from '#shared/planning/ownDays.ts'
import { type Block, minuteOf } from './block.ts'
import { occupy, openRoom, type Room } from './room.ts'

/** An open task that has a date. */
export type PlannedTask = {
  id: string
  scheduled_date: string
  scheduled_time: string | null
  /** Minutes. */
  estimated_duration: number
  category: Category
}

/**
 * A person's time on a range of dates, both included.
 *
 * All of it is wall-clock time in one zone. Windows end at 24:00; a person's own day may begin later.
 */
export type Calendar = {
  from: string
  to: string
  /** Nothing starts before this minute: now and a quarter of an hour, by {@link earliestStart}. */
  earliest: number
  availability: AvailabilityValues
  /** Open tasks of the range and of the date before it. Those that are being planned anew are left out. */
  tasks: readonly PlannedTask[]
  /** Times that are taken by something that is no task. */
  busy: readonly Block[]
  /** Wall-clock times that the zone skips. */
  skipped: readonly Block[]
  /** Minutes after midnight at which the person's own day begins: what is before is of the day before. */
  dayStart?: number
}

/** Minutes from now before which nothing is put, but by hand. */
export const NOTICE = 15

/** The earliest start of anything that is planned now. A minute that has begun counts as a whole one. */
export function earliestStart(now: { date: string; time: string; isWholeMinute: boolean }): number {
  return minuteOf(now.date, now.time) + (now.isWholeMinute ? 0 : 1) + NOTICE
}

/** The time that a task takes; null without a time. */
export function blockOf(task: Pick<PlannedTask, 'scheduled_date' | 'scheduled_time' | 'estimated_duration'>) {
  if (task.scheduled_time === null) return null
  const start = minuteOf(task.scheduled_date, task.scheduled_time)
  return { start, end: start + task.estimated_duration }
}

/**
 * The free time of a calendar: what its windows leave beside tasks, busy times and their buffers, and what is left of each
 * day's capacity.
 */
export function roomOf({ from, to, earliest, availability, tasks, busy, skipped, dayStart }: Calendar): Room {
  const first = dayNumber(from)
  const dates = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, day) => addDays(from, day))
  const windows = (hours: Hours) =>
    dates.map((date, day) => {
      const midnight = (first + day) * MINUTES_PER_DAY
      return windowsOn(availability, date, hours).flatMap(({ start, end }) => [
        midnight + start,
        midnight + end,
      ])
    })
  const capacity = (kind: Kind) => dates.map(() => availability.daily_capacity[kind] ?? Infinity)
  const room = openRoom({
    first,
    earliest,
    buffer: availability.buffer_minutes,
    dayStart,
    windows: { work: windows('work'), personal: windows('personal'), any: windows('any') },
    left: { work: capacity('work'), personal: capacity('personal') },
  })
  for (const task of tasks) {
    const block = blockOf(task)
    if (block) occupy(room, block, room.buffer)
    useCapacity(room, task.scheduled_date, kindOf(task.category), task.estimated_duration)
  }
  for (const block of busy) occupy(room, block, room.buffer)
  for (const block of skipped) occupy(room, block, 0)
  return room
}

/**
 * The same calendar with nothing free outside of a part of each day.
 *
 * @param hours that part, `HH:MM` up to `24:00`, and weekdays that have one of their own
 */
export function calendarBetween(calendar: Calendar, hours: DailyHours): Calendar {
  if (hours.between === null && !hours.own_days) return calendar
  const days = Math.max(0, daysBetween(calendar.from, calendar.to) + 1)
  const closed = Array.from({ length: days }, (_, day) => {
    const date = addDays(calendar.from, day)
    const between = betweenOn(hours, dayOfWeek(date))
    if (between === null) return []
    const [from, to] = between.map((time) => (time === '24:00' ? MINUTES_PER_DAY : minutesOf(time)))
    const midnight = minuteOf(date, '00:00')
    return [
      { start: midnight, end: midnight + (from ?? 0) },
      { start: midnight + (to ?? MINUTES_PER_DAY), end: midnight + MINUTES_PER_DAY },
    ].filter(({ start, end }) => end > start)
  })
  return { ...calendar, skipped: [...calendar.skipped, ...closed.flat()] }
}

/** The same calendar with nothing free on some dates. */
export function calendarWithout(calendar: Calendar, away: Away): Calendar {
  const closed = away.flatMap(([first, last]) => {
    const from = first > calendar.from ? first : calendar.from
    const to = last < calendar.to ? last : calendar.to
    return from > to ? [] : [{ start: minuteOf(from, '00:00'), end: minuteOf(addDays(to, 1), '00:00') }]
  })
  return closed.length === 0 ? calendar : { ...calendar, skipped: [...calendar.skipped, ...closed] }
}

function useCapacity(room: Room, date: string, kind: Kind, minutes: number) {
  const left = room.left[kind]
  const day = dayNumber(date) - room.first
  const before = left[day]
  if (before !== undefined) left[day] = before - minutes
}
