import { addDays, clockOf, MINUTES_PER_DAY, minutesOf } from '#shared/time/civil.ts'
import { instantOf } from '#shared/time/instantOf.ts'
import { TIME_WITHOUT_TIME } from './limits.ts'
import type { ReminderTime } from './reminder.ts'

/** An open task that a reminder may speak of: one, or one of a series. */
export type Occurrence = { task_id: string; scheduled_date: string | null; scheduled_time: string | null }

/** One coming of a reminder. `moment` is where it is planned on the person's clock, `instant` when that is, in UTC with milliseconds. */
export type Firing = { task_id: string; moment: string; instant: string }

/** Names a firing for ever: of one occurrence there is one at each planned moment. */
export const firingKey = ({ task_id, moment }: Pick<Firing, 'task_id' | 'moment'>) => `${task_id} ${moment}`

/**
 * When a reminder of an open task comes; null for one that counts from a date which the task does not have.
 *
 * The minutes before are counted from the instant at which the task begins, so a start in a missing hour is first moved forward
 * by the gap, and of a doubled hour the first is taken (docs/rules/reminders.md).
 */
export function firingOf(
  { kind, minutes_before, at }: ReminderTime,
  { task_id, scheduled_date, scheduled_time }: Occurrence,
  timezone: string,
): Firing | null {
  if (kind === 'at') {
    if (at === null) return null
    return { task_id, moment: at, instant: instantOf(at.slice(0, 10), at.slice(11), timezone) }
  }
  if (scheduled_date === null || minutes_before === null) return null
  const time = scheduled_time ?? TIME_WITHOUT_TIME
  const begin = Temporal.Instant.from(instantOf(scheduled_date, time, timezone))
  const instant = begin.subtract({ minutes: minutes_before }).toString({ fractionalSecondDigits: 3 })
  return { task_id, moment: momentBefore(scheduled_date, time, minutes_before), instant }
}

/** What lies ahead of a reminder, and what is behind it. */
export type Plan = {
  /** Open tasks, in any order. */
  occurrences: readonly Occurrence[]
  timezone: string
  /** Only what comes after this instant. */
  after: string
  /** Keys of firings that were sent. */
  told: ReadonlySet<string>
  /**
   * The one that was planned so far: where its time has come a moment ago and it was not sent yet, it stays, as long as it is
   * still right.
   */
  planned: Firing | null
}

/** The next firing of a reminder that is still to come; null where there is none. */
export function nextFiring(
  time: ReminderTime,
  { occurrences, timezone, after, told, planned }: Plan,
): Firing | null {
  let next: Firing | null = null
  for (const occurrence of occurrences) {
    const firing = firingOf(time, occurrence, timezone)
    if (!firing || told.has(firingKey(firing))) continue
    const isPlanned = planned !== null && isSame(firing, planned)
    if (firing.instant <= after && !isPlanned) continue
    if (next === null || firing.instant < next.instant) next = firing
  }
  return next
}

function isSame(a: Firing, b: Firing): boolean {
  return a.instant === b.instant && firingKey(a) === firingKey(b)
}

/** The wall-clock moment some minutes before another, by the calendar alone. */
function momentBefore(date: string, time: string, minutes: number): string {
  const left = minutesOf(time) - minutes
  return `${addDays(date, Math.floor(left / MINUTES_PER_DAY))}T${clockOf(left)}`
}
