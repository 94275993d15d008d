import type { Db } from '#server/db/open.ts'

const DAY_MS = 24 * 3_600_000
/** How long a used refresh token is remembered, so that a copy of it is recognised when it comes back. */
const USED_TOKENS_DAYS = 90
const SECURITY_EVENTS_DAYS = 365

/** Removes what proves nothing any more: links, codes, states and counts that are too old, and what happened long ago. */
export async function forgetOldProofs(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.deleteFrom('mail_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('rate_limits').where('expire', '<', String(now.getTime())).execute()
  await db.deleteFrom('flow_states').where('created_at', '<', ago(2)).execute()
  await db.deleteFrom('refresh_tokens').where('revoked_at', '<', ago(USED_TOKENS_DAYS)).execute()
  await db.deleteFrom('security_events').where('created_at', '<', ago(SECURITY_EVENTS_DAYS)).execute()
}
