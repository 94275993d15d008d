import { transact } from '#server/db/transact.ts'
import type { Db } from '#server/db/open.ts'
import type { Deps } from '#server/http/context.ts'
import { PATHS } from '#shared/paths.ts'
import { ensureEmailIdentity } from './accounts.ts'
import type { Bearer } from './bearer.ts'
import { checkedData, checkedEmail, checkedNewPassword } from './credentials.ts'
import { beginEmailChange } from './emailChange.ts'
import { AuthError } from './errors.ts'
import { passwordChangedLetter } from './letters.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { Challenge } from './pkce.ts'
import type { Metadata } from './schema.ts'
import { recordSecurityEvent } from './securityEvents.ts'
import { checkProof } from './stepUp.ts'
import { findUser, type User } from './wire.ts'

/** What somebody changes of their account: whatever is left out stays. */
export type AccountChange = {
  data?: Metadata | null
  password?: string | null
  email?: string | null
  nonce?: string | null
  challenge: Challenge | null
  target: string
}

/**
 * Changes the signed-in person's account.
 *
 * A new password ends all other sessions and kills every link that is still on its way.
 */
export async function changeAccount(deps: Deps, bearer: Bearer, change: AccountChange): Promise<User> {
  const password = change.password ? checkedNewPassword(change.password) : null
  const newEmail = otherEmail(bearer, change.email)
  if (password || newEmail) await checkProof(deps, bearer, change.nonce)
  if (password && (await isPassword(password, bearer.user.password_hash)))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  const passwordHash = password && (await hashPassword(password))

  return transact(deps, async (tx, after) => {
    if (change.data) await mergeData(deps, tx, bearer, change.data)
    if (passwordHash) await changePassword(deps, tx, bearer, passwordHash)
    if (newEmail) {
      const { challenge, target } = change
      await recordSecurityEvent(tx, bearer.userId, 'email_change_asked', bearer.device, deps.now())
      await beginEmailChange(deps, tx, {
        userId: bearer.userId,
        email: bearer.user.email,
        newEmail,
        challenge,
        target,
      })
    }
    after(() => deps.people.forget(bearer.userId))
    after(deps.mailer.wake)
    const user = await findUser(tx, bearer.userId)
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    return user
  })
}

/** The address that is to become theirs; null when it is already, or when none was given. */
function otherEmail({ user }: Bearer, given: string | null | undefined): string | null {
  const email = given ? checkedEmail(given) : null
  return email === user.email ? null : email
}

/** Field by field; null removes one. What the server itself knows cannot be overwritten. */
async function mergeData({ now }: Deps, tx: Db, { userId }: Bearer, data: Metadata) {
  const { user_metadata: before } = await tx
    .selectFrom('auth_users')
    .select('user_metadata')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const kept = Object.fromEntries(
    ['sub', 'email', 'email_verified', 'phone_verified']
      .filter((key) => key in before)
      .map((key) => [key, before[key]]),
  )
  const merged = Object.entries({ ...before, ...data, ...kept }).filter(([, value]) => value !== null)
  await tx
    .updateTable('auth_users')
    .set({ user_metadata: JSON.stringify(checkedData(Object.fromEntries(merged))), updated_at: now() })
    .where('id', '=', userId)
    .execute()
}

async function changePassword({ now, mailer, settings }: Deps, tx: Db, bearer: Bearer, passwordHash: string) {
  const { userId, sessionId, user } = bearer
  await tx
    .updateTable('auth_users')
    .set({ password_hash: passwordHash, updated_at: now() })
    .where('id', '=', userId)
    .execute()
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', sessionId).execute()
  await tx.deleteFrom('mail_tokens').where('user_id', '=', userId).execute()
  await tx.deleteFrom('flow_states').where('user_id', '=', userId).execute()
  await ensureEmailIdentity(tx, userId, user.email, now())
  await recordSecurityEvent(tx, userId, 'password_changed', bearer.device, now())
  await mailer.queue(tx, passwordChangedLetter(user.email, `${settings.SITE_URL}${PATHS.landing}`))
}
