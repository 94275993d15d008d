import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** Where a person gets mails that they can do without; null for an account that is unconfirmed, banned or about to be deleted. */
export async function addressOf(db: Db, userId: UserId, now: Date): Promise<string | null> {
  const [account] = await db.query<{ email: string }>(ADDRESS, [userId, now])
  return account?.email ?? null
}

const ADDRESS = `
  select email from auth_users
  where id = $1 and email_confirmed_at is not null and deletion_at is null
    and (banned_until is null or banned_until <= $2)`
