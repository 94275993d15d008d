import { daysBefore } from '#shared/time/durations.ts'
import type { Db } from '#server/kit/db/database.ts'
import { deleteUnconfirmedAccounts } from './account/deleteAccount.ts'
import { deleteExpiredSecrets } from '#server/kit/secrets/secrets.ts'

/** Used refresh tokens are kept this long, so that a copied one is recognised when it comes back. */
const USED_TOKENS_DAYS = 90
const SECURITY_EVENTS_DAYS = 365

const UNCONFIRMED_DAYS = 7

/** Hourly job: deletes accounts that were never confirmed, expired secrets, used refresh tokens and rate-limit counts, and old security events. */
export async function deleteExpiredProofs(db: Db, now: Date): Promise<void> {
  await deleteExpiredSecrets(db, now)
  await db.query('delete from rate_limits where expire < $1', [Math.min(now.getTime(), Date.now())]) // which is what they count by
  await deleteUnconfirmedAccounts(db, daysBefore(now, UNCONFIRMED_DAYS))
  await db.query(`${CLEANING} delete from refresh_tokens where revoked_at < $1`, [
    daysBefore(now, USED_TOKENS_DAYS),
  ])
  await db.query(`${CLEANING} delete from security_events where created_at < $1`, [
    daysBefore(now, SECURITY_EVENTS_DAYS),
  ])
}

const CLEANING = '/* across people: an hourly job removes what has expired */'
