import { PATHS } from '#shared/paths.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { freeHandles } from '#server/profile/handles.ts'
import { accountDeletedEmail } from '#server/auth/mail/emails.ts'

/** Deletes an account at once, without days of grace (docs/rules/auth.md, Leaving). */
export async function deleteAccount(deps: Deps, userId: UserId): Promise<void> {
  await change(deps, { id: userId }, (_tx, inside) => eraseAccount(inside, userId))
}

/**
 * Deletes an account with all of its rows, and mails a confirmation to its address. Each slice has its say first
 * (`Slice.leaving`). The person is locked.
 */
export async function eraseAccount(inside: Inside, userId: UserId): Promise<void> {
  const { db: tx, mailer, people, settings } = inside
  await tx.query(HOLD_PROFILE, [userId])
  await inside.leaving(inside, { id: userId })
  await tx.query(DELETE_PROFILE, [userId])
  await freeHandles(tx, [userId])
  const [account] = await tx.query<{ email: string }>(DELETE_ACCOUNT, [userId])
  if (!account) return
  await mailer.queue(tx, accountDeletedEmail(account.email, `${settings.SITE_URL}${PATHS.landing}`))
  tx.after(() => people.forget(userId))
}

/** Keeps out also those who lock nobody: rows that are added meanwhile refer to this one, wait for it and find it gone. */
const HOLD_PROFILE = 'select 1 from users where id = $1 for update'
const DELETE_PROFILE = 'delete from users where id = $1'
const DELETE_ACCOUNT = 'delete from auth_users where id = $1 returning email'

/** Deletes accounts that never confirmed their address, whose last confirmation was mailed before a moment. Nobody is notified. */
export async function deleteUnconfirmedAccounts(db: Db, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.query<{ id: UserId }>(DELETE_UNCONFIRMED, [before])
    const ids = gone.map(({ id }) => id)
    await tx.query(DELETE_PROFILES, [ids])
    await freeHandles(tx, ids)
  })
}

const DELETE_UNCONFIRMED = `
  /* across people: an hourly job */
  delete from auth_users
  where email_confirmed_at is null and coalesce(confirmation_sent_at, created_at) < $1 returning id`
const DELETE_PROFILES = 'delete from users where id = any($1::uuid[])' // they never had a session, so nothing else
