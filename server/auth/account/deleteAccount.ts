import { PATHS } from '#shared/paths.ts'
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

/** The last two tables have no foreign key, because they are written too often. Nothing is added to them once the users row is gone. */
const DELETE_ROWS = [
  'delete from users where id = $1',
  'delete from outbox where user_id = $1',
  'delete from xp_ledger where user_id = $1',
]
const DELETE_ACCOUNT = 'delete from auth_users where id = $1 returning email'
