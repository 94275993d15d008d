import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** Marks an account's address as confirmed. Confirming twice changes nothing. */
export async function confirmEmail(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await tx.query(CONFIRM, [userId, now])
}

const VERIFIED = `'{"email_verified": true}'::jsonb`
const CONFIRM = `
  with confirmed as (
    update auth_users
    set email_confirmed_at = $2, updated_at = $2, user_metadata = user_metadata || ${VERIFIED}
    where id = $1 and email_confirmed_at is null
    returning id)
  update identities
  set identity_data = identity_data || ${VERIFIED}, updated_at = $2
  from confirmed
  where identities.user_id = confirmed.id and provider = 'email'`
