/**
 * When each nudge may come, on the person's clock, in the order in which they count for the most of a date
 * (docs/rules/reminders.md, Nudges).
 */
export const NUDGE_TIMES = {
  overdue: '09:00',
  goal_deadline: '09:00',
  week_review: '17:00',
  task_due: '18:00',
  streak_at_risk: '20:00',
} as const
export type NudgeEvent = keyof typeof NUDGE_TIMES

const EVENTS = Object.keys(NUDGE_TIMES) as NudgeEvent[]
/** The times of day at which there may be one. */
export const TIMES_OF_NUDGES: readonly string[] = [...new Set(Object.values(NUDGE_TIMES))]

/** How many come on one local date at most; further ones are dropped. */
export const MOST_NUDGES = 3
/** So many days before a goal's date, and on it, is said that it comes. */
export const DEADLINE_DAYS: readonly number[] = [0, 1, 3]
/** The shortest streak that is spoken of. */
export const LEAST_STREAK = 3

/** The nudges of a time of day. */
export function nudgesAt(time: string): NudgeEvent[] {
  return EVENTS.filter((event) => NUDGE_TIMES[event] === time)
}
