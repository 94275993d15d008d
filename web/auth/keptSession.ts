import type { Session } from '@supabase/auth-js'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'

/** A token this close to its end is refreshed first (docs/rules/auth.md, Sessions). */
export const REFRESH_MARGIN_MS = 90_000

/** What local storage holds of this device's session, as text; null when there is nothing or the storage is closed to this page. */
export function readKept(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY)
  } catch {
    return null // a storage that is closed to this page is the same as an empty one
  }
}

/** The session in such a text; null when there is none. */
export function sessionIn(text: string | null): Session | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isSession(value) ? value : null
  } catch {
    return null // unreadable storage is the same as none: the person signs in again
  }
}

/** Whether its token is good for the next call, by the device's clock. @param now milliseconds of that clock */
export function isFreshAt({ expires_at = 0 }: Session, now: number): boolean {
  return expires_at * 1000 - now > REFRESH_MARGIN_MS
}

/** The client wrote it, so checking the fields that we need is enough. */
function isSession(value: unknown): value is Session {
  const { access_token, refresh_token, user } = (value ?? {}) as Partial<Session>
  return typeof access_token === 'string' && typeof refresh_token === 'string' && typeof user?.id === 'string'
}
