import { daysBefore } from '#shared/time/durations.ts'

/** So far back what an outage has missed is made up for. */
const MOST_MISSED_DAYS = 7

/** From when on the next firing is looked for: the one that was just due, unless it lies too far back. */
export function laterOf(dueAt: Date, now: Date): Date {
  const oldest = daysBefore(now, MOST_MISSED_DAYS)
  return dueAt > oldest ? dueAt : oldest
}
