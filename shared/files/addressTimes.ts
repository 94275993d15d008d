import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts'
import { ADDRESS_MINUTES, UNUSED_HOURS } from './file.ts'

/** Until when an address of a face is good: the end of tomorrow in UTC, so that it is the same one all day. Unix milliseconds. */
export function avatarAddressEnd(now: number): number {
  return (Math.floor(now / DAY_MS) + 2) * DAY_MS
}

/**
 * Until when any other address is good. Unix milliseconds.
 *
 * @param last when the picture is deleted unless it is used; null for one that is
 */
export function addressEnd(now: number, last: number | null = null): number {
  return Math.min(now + ADDRESS_MINUTES * MINUTE_MS, last ?? Infinity)
}

/** When a picture is deleted that nothing shows. Unix milliseconds. */
export function unusedUntil(createdAt: number): number {
  return createdAt + UNUSED_HOURS * HOUR_MS
}
