import type { Tx } from '#server/kit/db/database.ts'
import { change } from '#server/kit/db/change.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { AuthError } from '#server/auth/errors.ts'
import { emailChangeEmail } from '#server/auth/mail/emails.ts'
import { issueLink } from '#server/auth/mail/verifyLink.ts'
import type { Challenge } from '#server/kit/secrets/browser.ts'
import type { UserRow } from './user.ts'

export type EmailChange = {
  userId: UserId
  email: string
  newEmail: string
  challenge: Challenge | null
  target: string
}

/**
 * Mails a link to the old and to the new address. The old address stays until both were confirmed.
 *
 * @throws AuthError 422 when another account has the new address
 */
export async function beginEmailChange(deps: Deps, tx: Tx, asked: EmailChange): Promise<void> {
  const { userId, email, newEmail, challenge, target } = asked
  const now = deps.now()
  if ((await tx.query(FIND_BY_EMAIL, [newEmail])).length > 0) throw EMAIL_EXISTS()
  await tx.query(SET_NEW_EMAIL, [userId, newEmail, now])
  const sides = [
    { purpose: 'email_change_current_link', to: email },
    { purpose: 'email_change_new_link', to: newEmail },
  ] as const
  for (const { purpose, to } of sides) {
    const href = await issueLink(deps, tx, { purpose, userId, about: newEmail, challenge, target }, now)
    await deps.mailer.queue(tx, emailChangeEmail(to, newEmail, href))
  }
}

const FIND_BY_EMAIL = 'select id from auth_users where email = $1'
const SET_NEW_EMAIL = `
  update auth_users
  set new_email = $2, new_email_accepted_by = case when new_email = $2 then new_email_accepted_by end,
      email_change_sent_at = $3, updated_at = $3
  where id = $1`

/** What a link of a change of address says: which account, which side, and the new address. */
export type AcceptedSide = { userId: UserId; side: 'current' | 'new'; newEmail: string }

/** Confirms one side of the change. After both, the account, its identity and its profile use the new address. */
export async function acceptEmailChange(
  tx: Tx,
  { userId, side, newEmail }: AcceptedSide,
  now: Date,
): Promise<'first of two' | 'done' | 'done before'> {
  const [user] = await tx.query<Pending>(LOCK_PENDING, [userId])
  if (user?.email === newEmail) return 'done before'
  if (!user || user.new_email !== newEmail)
    throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
  if (user.new_email_accepted_by === null || user.new_email_accepted_by === side) {
    await tx.query(ACCEPT_SIDE, [userId, side])
    return 'first of two'
  }
  await applyEmail(tx, userId, newEmail, now).catch((error: unknown) => {
    throw isTaken(error) ? EMAIL_EXISTS() : error
  })
  return 'done'
}

type Pending = Pick<UserRow, 'email' | 'new_email' | 'new_email_accepted_by'>

const LOCK_PENDING = 'select email, new_email, new_email_accepted_by from auth_users where id = $1 for update'
const ACCEPT_SIDE = 'update auth_users set new_email_accepted_by = $2 where id = $1'

function applyEmail(db: Tx, userId: UserId, email: string, now: Date): Promise<void> {
  return change({ db }, { id: userId }, async (tx) => {
    await tx.query(SET_ACCOUNT_EMAIL, [userId, email, now])
    await tx.query(SET_IDENTITY_EMAIL, [userId, email, now])
    await tx.query(SET_PROFILE_EMAIL, [userId, email])
    tx.changed(userId, 'users', userId, 'update')
  })
}

const VERIFIED_EMAIL = `jsonb_build_object('email', $2::text, 'email_verified', true)`
const SET_ACCOUNT_EMAIL = `
  update auth_users
  set email = $2::text, email_confirmed_at = $3, new_email = null, new_email_accepted_by = null, updated_at = $3,
      user_metadata = user_metadata || ${VERIFIED_EMAIL}
  where id = $1`
const SET_IDENTITY_EMAIL = `
  update identities set identity_data = identity_data || ${VERIFIED_EMAIL}, updated_at = $3
  where user_id = $1 and provider = 'email'`
const SET_PROFILE_EMAIL = 'update users set email = $2 where id = $1'

/** Another account was made with the address before both links were followed. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'auth_users_email_key'
}

const EMAIL_EXISTS = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
