import { PATHS } from '#shared/paths.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Bearer } from '#server/auth/accountGate.ts'
import { AuthError } from '#server/auth/errors.ts'
import { passwordChangedEmail } from '#server/auth/mail/emails.ts'
import type { Claimant } from '#server/kit/queue/fairQueue.ts'
import { hashPassword, isPassword } from '#server/auth/passwords/passwordHash.ts'
import { requireProof } from '#server/auth/proof/recentProof.ts'
import { recordSecurityEvent } from '#server/auth/sessions/securityEvents.ts'
import type { Challenge } from '#server/kit/secrets/browser.ts'
import { checkedData, checkedEmail, checkedNewPassword } from './credentials.ts'
import { beginEmailChange } from './emailChange.ts'
import { ensureEmailIdentity } from './identities.ts'
import type { Metadata } from './metadata.ts'
import { findUser, type User, type UserRow } from './user.ts'

/** The fields of an account to change; those that are left out keep their value. `nonce` is the mailed code. */
export type AccountChange = {
  data?: Metadata | null
  password?: string | null
  email?: string | null
  nonce?: string | null
  challenge: Challenge | null
  target: string
  requester: Claimant
}

/**
 * Changes the signed-in person's account.
 *
 * A new password ends all other sessions and invalidates every link that was mailed before.
 *
 * @throws AuthError in the codes of the official client
 */
export async function changeAccount(deps: Deps, bearer: Bearer, asked: AccountChange): Promise<User> {
  const password = asked.password ? checkedNewPassword(asked.password) : null
  const newEmail = changedEmail(bearer, asked.email)
  if (password || newEmail) await requireProof(deps, bearer, asked.nonce)
  if (password && (await isPassword(password, bearer.user.password_hash, asked.requester)))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  const passwordHash = password && (await hashPassword(password, asked.requester))

  return deps.db.transaction(async (tx) => {
    if (asked.data) await mergeData(tx, bearer, asked.data, deps.now())
    if (passwordHash) await changePassword(deps, tx, bearer, passwordHash)
    if (newEmail) {
      const { challenge, target } = asked
      const { userId, user, device } = bearer
      await recordSecurityEvent(tx, userId, 'email_change_asked', device, deps.now())
      await beginEmailChange(deps, tx, { userId, email: user.email, newEmail, challenge, target })
    }
    tx.after(() => deps.people.forget(bearer.userId))
    const user = await findUser(tx, bearer.userId)
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    return user
  })
}

/** The new address; null when none was given or the account has it already. */
function changedEmail({ user }: Bearer, given: string | null | undefined): string | null {
  const email = given ? checkedEmail(given) : null
  return email === user.email ? null : email
}

/** Field by field; null removes one. Fields that only the server sets keep their value. */
async function mergeData(tx: Tx, { userId }: Bearer, data: Metadata, now: Date) {
  const [row] = await tx.query<Pick<UserRow, 'user_metadata'>>(LOCK_METADATA, [userId])
  const before = row?.user_metadata ?? {}
  const kept = Object.fromEntries(
    ['sub', 'email', 'email_verified', 'phone_verified']
      .filter((key) => key in before)
      .map((key) => [key, before[key]]),
  )
  const merged = Object.entries({ ...before, ...data, ...kept }).filter(([, value]) => value !== null)
  await tx.query(SET_METADATA, [userId, JSON.stringify(checkedData(Object.fromEntries(merged))), now])
}

const LOCK_METADATA = 'select user_metadata from auth_users where id = $1 for update'
const SET_METADATA = 'update auth_users set user_metadata = $2, updated_at = $3 where id = $1'

async function changePassword(deps: Deps, tx: Tx, { userId, sessionId, user, device }: Bearer, hash: string) {
  const now = deps.now()
  await tx.query(SET_PASSWORD, [userId, hash, now])
  await tx.query(END_OTHER_SESSIONS, [userId, sessionId])
  await ensureEmailIdentity(tx, userId, user.email, now)
  await recordSecurityEvent(tx, userId, 'password_changed', device, now)
  await deps.mailer.queue(tx, passwordChangedEmail(user.email, `${deps.settings.SITE_URL}${PATHS.landing}`))
}

const SET_PASSWORD = 'update auth_users set password_hash = $2, updated_at = $3 where id = $1'
const END_OTHER_SESSIONS = 'delete from sessions where user_id = $1 and id <> $2'
