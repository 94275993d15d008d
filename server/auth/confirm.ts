import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'

/** Marks somebody's address as theirs. Confirming twice changes nothing. */
export async function confirmEmail(tx: Db, userId: UserId, now: Date): Promise<void> {
  const verified = sql`jsonb_build_object('email_verified', true)`
  await sql`
    with confirmed as (
      update auth_users
      set email_confirmed_at = ${now}, updated_at = ${now}, user_metadata = user_metadata || ${verified}
      where id = ${userId} and email_confirmed_at is null
      returning id)
    update identities
    set identity_data = identity_data || ${verified}, updated_at = ${now}
    from confirmed
    where identities.user_id = confirmed.id and provider = 'email'`.execute(tx)
}
