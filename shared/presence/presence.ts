import * as z from 'zod/mini'
import { DAY_MS, MINUTE_MS } from '#shared/time/durations.ts'

export const STATUSES = ['online', 'away', 'offline'] as const
export type Status = (typeof STATUSES)[number]

/** Says that somebody is active. */
export const PresenceReport = z.strictObject({ active: z.boolean('This is true or false') })

/** So long after the last stream has ended somebody counts as there. Milliseconds. */
export const GONE_AFTER_MS = 30_000
/** So long after somebody was active they count as active. Milliseconds. */
export const ACTIVE_FOR_MS = 5 * MINUTE_MS

const ROUNDED_TO_MS = 5 * MINUTE_MS

/** Whether somebody is there (docs/rules/people.md, Presence). @param isOpen whether a stream of theirs is open, or was a moment ago */
export function statusAt(isOpen: boolean, lastActive: Date, now: Date): Status {
  if (!isOpen) return 'offline'
  return now.getTime() - lastActive.getTime() <= ACTIVE_FOR_MS ? 'online' : 'away'
}

/**
 * The last active moment as others see it: rounded down to five minutes, and what is older than a day to the beginning of its day
 * in UTC.
 */
export function shownLastActive(lastActive: Date, now: Date): string {
  const isOld = now.getTime() - lastActive.getTime() > DAY_MS
  const step = isOld ? DAY_MS : ROUNDED_TO_MS
  const shown = Math.floor(lastActive.getTime() / step) * step
  return new Date(shown).toISOString() // oxlint-disable-line no-restricted-globals -- the time is a parameter, so this reads no clock
}
