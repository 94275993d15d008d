import { invalidField } from '#shared/errors.ts'

const LATEST_DAYS = 7

/**
 * When a person acted, as far as their device can be believed: never ahead of us, never older than a queue may be.
 *
 * @param asked the device's moment; earlier than the request when it was offline
 * @throws AppError `invalid` when that is more than 7 days ago
 */
export function actedAt(asked: string | undefined, now: Date): Date {
  if (asked === undefined) return now
  const at = new Date(asked)
  if (now.getTime() - at.getTime() > LATEST_DAYS * 24 * 60 * 60 * 1000)
    throw invalidField('at', 'This happened more than 7 days ago')
  return at > now ? now : at
}
