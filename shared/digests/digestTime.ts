import type { SettingsValues } from '#shared/settings/settings.ts'
import { addDays, dayOfWeek } from '#shared/time/civil.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { instantOf } from '#shared/time/instantOf.ts'
import { localDate } from '#shared/time/localDate.ts'

/** When a person wants their digest. */
export type DigestRhythm = Pick<SettingsValues, 'emailFrequency' | 'digest_time' | 'digest_weekday'>

/** Two digests lie at least so far apart, whatever becomes of the zone and the time in between. Milliseconds. */
const APART_MS = 20 * 3_600_000

/**
 * The first digest after an instant: the clock time of the settings, on the dates of their rhythm (docs/rules/digests.md).
 *
 * @param timezone IANA name
 * @returns null for somebody who wants none
 */
export function nextDigest(
  { emailFrequency, digest_time, digest_weekday }: DigestRhythm,
  after: Date,
  timezone: string,
): Date | null {
  if (emailFrequency === 'never') return null
  const today = localDate(after, { timezone, dayStart: '00:00' })
  // A time that the clocks skip may come on the next date, so it begins with yesterday's.
  for (let day = -1; ; day += 1) {
    const date = addDays(today, day)
    if (emailFrequency === 'weekly' && dayOfWeek(date) !== digest_weekday) continue
    const at = parseInstant(instantOf(date, digest_time, timezone))
    if (at > after) return at
  }
}

/**
 * Whether a digest may follow the last one: one a local date, and never two within 20 hours.
 *
 * @param last when the last one was made, and its date; null before the first
 */
export function mayFollow(last: { at: Date; date: string } | null, now: Date, date: string): boolean {
  return last === null || (last.date < date && now.getTime() - last.at.getTime() >= APART_MS)
}

/** The dates whose plan a digest names: its own, or the seven that begin with it. */
export function datesOfDigest({ emailFrequency }: Pick<DigestRhythm, 'emailFrequency'>, date: string) {
  return { from: date, to: emailFrequency === 'weekly' ? addDays(date, 6) : date }
}
