import { addDays, daysBetween } from '#shared/time/civil.ts'
import { type DayRule, localDate } from '#shared/time/localDate.ts'

/**
 * The local dates that a change of zone or of day start cuts short or skips: from the old local date up to the day
 * before the new one. They count as days off, so that travelling breaks no streak (docs/rules/progress.md, Streaks).
 *
 * Going west there are none: the date that comes twice counts once.
 */
export function datesCutShort(before: DayRule, after: DayRule, at: Date): string[] {
  const old = localDate(at, before)
  const count = Math.max(0, daysBetween(old, localDate(at, after)))
  return Array.from({ length: count }, (_, index) => addDays(old, index))
}
