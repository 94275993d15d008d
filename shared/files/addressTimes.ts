import { ADDRESS_MINUTES, UNUSED_HOURS } from './file.ts'

const DAY_MS = 24 * 3_600_000

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
  return Math.min(now + ADDRESS_MINUTES * 60_000, last ?? Infinity)
}

/** When a picture is deleted that nothing shows. Unix milliseconds. */
export function unusedUntil(createdAt: number): number {
  return createdAt + UNUSED_HOURS * 3_600_000
}
