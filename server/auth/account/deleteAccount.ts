import { PATHS } from '#shared/paths.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { accountDeletedEmail } from '#server/auth/mail/emails.ts'

/** Deletes an account with all of its rows (docs/rules.md, Accounts), and mails a confirmation to its address. */
export async function deleteAccount(deps: Deps, userId: UserId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const statement of DELETE_ROWS) await tx.query(statement, [userId])
    const [account] = await tx.query<{ email: string }>(DELETE_ACCOUNT, [userId])
    if (!account) return
    await deps.mailer.queue(
      tx,
      accountDeletedEmail(account.email, `${deps.settings.SITE_URL}${PATHS.landing}`),
    )
    tx.after(() => deps.people.forget(userId))
  })
}

/** Deletes accounts that never confirmed their address, whose last confirmation was mailed before a moment. Nobody is told. */
export async function deleteUnconfirmedAccounts(db: Db, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.query<{ id: UserId }>(DELETE_UNCONFIRMED, [before])
    await tx.query(DELETE_PROFILES, [gone.map(({ id }) => id)])
  })
}

const DELETE_UNCONFIRMED = `
  delete from auth_users
  where email_confirmed_at is null and coalesce(confirmation_sent_at, created_at) < $1 returning id`
const DELETE_PROFILES = 'delete from users where id = any($1::uuid[])' // they never had a session, so nothing else

/** The last three tables have no foreign key, because they are written too often. Nothing is added to them once the users row is gone. */
const DELETE_ROWS = [
  'delete from users where id = $1',
  'delete from outbox where user_id = $1',
  'delete from xp_ledger where user_id = $1',
  'delete from due_moments where owner_id = $1',
]
const DELETE_ACCOUNT = 'delete from auth_users where id = $1 returning email'
