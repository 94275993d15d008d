import { PATHS } from '#shared/paths.ts'
import { transact } from '#server/db/transact.ts'
import type { Deps, UserId } from '#server/http/context.ts'
import { accountDeletedLetter } from './letters.ts'

/** Deletes an account with every row of it (rulebook, section 10), and says so to its address. */
export async function deleteAccount(deps: Deps, userId: UserId): Promise<void> {
  await transact(deps, async (tx, after) => {
    await tx.deleteFrom('outbox').where('user_id', '=', userId).execute()
    await tx.deleteFrom('users').where('id', '=', userId).execute()
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
