import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { hashesOfVerifier } from '#server/kit/secrets/browser.ts'

/** A browser that waits for its sign-up to be confirmed: the account id that it got, and its verifiers of the PKCE flow. */
export type WaitingBrowser = { userId: UserId; verifiers: readonly string[] }

/** The most mails of one sign-up that a browser asks about. */
export const MOST_VERIFIERS = 10

/**
 * Whether an address was confirmed by a link that this browser asked for. The verifiers prove that it is the browser; to all
 * others, and about all other accounts, the answer is the same as before the confirmation.
 */
export async function isConfirmed(db: Db, { userId, verifiers }: WaitingBrowser): Promise<boolean> {
  const rows = await db.query(CONFIRMED_BY, [
    userId,
    verifiers.flatMap((verifier) => hashesOfVerifier(verifier)),
  ])
  return rows.length > 0
}

/** Of several links the one that confirmed has the account's epoch (`outliveChange`). */
const CONFIRMED_BY = `
  select 1 from secrets s join auth_users a on a.id = s.user_id
  where s.user_id = $1 and s.purpose = 'signup_link' and s.browser_hash = any($2::bytea[])
    and s.epoch = a.epoch and a.email_confirmed_at is not null
  limit 1`
