import type { Task } from '#shared/tasks/task.ts'
import { addDays, clockOf, minutesOf } from '#shared/time/civil.ts'
import { contentLine, textValue } from './contentLine.ts'
import { isUtc, localValue } from './vtimezone.ts'

/** What an event says of a task. */
export type CalendarTask = Pick<
  Task,
  | 'id'
  | 'title'
  | 'description'
  | 'category'
  | 'status'
  | 'estimated_duration'
  | 'scheduled_date'
  | 'scheduled_time'
  | 'version'
  | 'created_at'
  | 'updated_at'
>

const DAY_MINUTES = 1440

/**
 * A task with a date as an event of iCalendar; without a time it takes the whole day. Empty for one without a date.
 *
 * @param site the site's host, which makes the id one of the world
 */
export function taskEvent(
  task: CalendarTask,
  { timezone, site }: { timezone: string; site: string },
): string {
  const { scheduled_date: date, scheduled_time: time } = task
  if (date === null) return ''
  const lines: [string, string][] = [
    ['BEGIN', 'VEVENT'],
    ['UID', `${task.id}@${site}`],
    ['DTSTAMP', utcValue(task.updated_at)],
    ...(time === null ? wholeDay(date) : timed(date, time, task.estimated_duration, timezone)),
    ['SUMMARY', textValue(`${task.status === 'completed' ? '✓ ' : ''}${task.title}`)],
    ...(task.description === ''
      ? []
      : ([['DESCRIPTION', textValue(task.description)]] as [string, string][])),
    ['CATEGORIES', textValue(task.category)],
    ['SEQUENCE', String(task.version)],
    ['CREATED', utcValue(task.created_at)],
    ['LAST-MODIFIED', utcValue(task.updated_at)],
    ['END', 'VEVENT'],
  ]
  return lines.map(([name, value]) => contentLine(name, value)).join('')
}

function wholeDay(date: string): [string, string][] {
  return [
    ['DTSTART;VALUE=DATE', localValue(date)],
    ['DTEND;VALUE=DATE', localValue(addDays(date, 1))],
  ]
}

/** Wall-clock times of the person's zone; a task past midnight ends on the date after. */
function timed(date: string, time: string, duration: number, timezone: string): [string, string][] {
  const end = minutesOf(time) + duration
  const endDate = addDays(date, Math.floor(end / DAY_MINUTES))
  const [name, sign] = isUtc(timezone) ? ['', 'Z'] : [`;TZID=${timezone}`, '']
  return [
    [`DTSTART${name}`, `${localValue(`${date}T${time}:00`)}${sign}`],
    [`DTEND${name}`, `${localValue(`${endDate}T${clockOf(end % DAY_MINUTES)}:00`)}${sign}`],
  ]
}

/** `20260302T090000Z` of an instant in UTC. */
function utcValue(instant: string): string {
  return `${localValue(instant)}Z`
}
