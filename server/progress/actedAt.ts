import * as z from 'zod/mini'
import { invalidField } from '#shared/errors.ts'
import { onServerClock, SENT_AT_HEADER } from '#shared/time/deviceClock.ts'
import { Instant } from '#shared/time/schemas.ts'
import { daysBefore } from '#shared/time/durations.ts'

const LATEST_DAYS = 7

/** What the device's clock read when the request was sent, so that a wrong one can be corrected. */
export const SentAt = z.object({ [SENT_AT_HEADER]: z.optional(Instant) })

/** When a person acted, as their device says. Without `at` it is now; `sentAt` is the device's clock when it sent this. */
export type Moment = { at?: string | undefined; sentAt?: string | undefined }

/**
 * The moment by our clock, as far as it can be believed: never ahead of us, never older than a queue may be.
 *
 * @param isLimited whether it may not be put into the past as one likes: what gives nothing by it may
 * @throws AppError `invalid` when that was more than 7 days ago
 */
export function actedAt({ at: noted, sentAt }: Moment, now: Date, isLimited = true): Date {
  if (noted === undefined) return now
  const at = onServerClock(new Date(noted), sentAt === undefined ? now : new Date(sentAt), now)
  if (isLimited && at < daysBefore(now, LATEST_DAYS))
    throw invalidField('at', `This happened more than ${LATEST_DAYS} days ago`)
  return at
}
