import { PATHS } from '#shared/paths.ts'
import { transact } from '#server/db/transact.ts'
import type { Deps, UserId } from '#server/http/context.ts'
import { accountDeletedLetter } from './letters.ts'

/** Tables that write too often to keep a foreign key. Emptied once the person's row is gone: nobody adds to them then. */
const WITHOUT_KEY = ['outbox', 'xp_ledger'] as const

/** Deletes an account with every row of it (rulebook, section 10), and says so to its address. */
export async function deleteAccount(deps: Deps, userId: UserId): Promise<void> {
  await transact(deps, async (tx, after) => {
    await tx.deleteFrom('users').where('id', '=', userId).execute()
    for (const table of WITHOUT_KEY) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
    const gone = await tx
      .deleteFrom('auth_users')
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirst()
    if (!gone) return
    await deps.mailer.queue(tx, accountDeletedLetter(gone.email, `${deps.settings.SITE_URL}${PATHS.landing}`))
    after(deps.mailer.wake)
    after(() => deps.people.forget(userId))
  })
}
