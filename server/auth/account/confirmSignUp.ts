import { nameOf, timezoneOf } from '#server/profile/create.ts'
import type { Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { AccountDeps } from '#server/deps.ts'
import { confirmationEmail } from '#server/auth/mail/emails.ts'
import { issueLink } from '#server/auth/mail/verifyLink.ts'
import type { Challenge } from '#server/secrets/browser.ts'
import { payloadsOf, type Secret } from '#server/secrets/secrets.ts'
import { confirmEmail } from './confirmEmail.ts'
import { emailIdentityData } from './identities.ts'
import type { Metadata } from './metadata.ts'

/** What a sign-up chose. It belongs to the link in its mail, since somebody else may sign up with the same address. */
export type PendingSignUp = { passwordHash: string | null; data: Metadata }

type Confirmation = PendingSignUp & { email: string; challenge: Challenge | null; target: string }

/** Mails the link that confirms a sign-up. */
export async function sendConfirmation(
  deps: AccountDeps,
  tx: Tx,
  userId: UserId,
  { email, challenge, target, passwordHash, data }: Confirmation,
): Promise<void> {
  const now = deps.now()
  await tx.query(SET_CONFIRMATION_SENT, [userId, now])
  const payload = { password_hash: passwordHash, data }
  const link = { purpose: 'signup_link', userId, about: email, challenge, target, payload } as const
  await deps.mailer.queue(tx, confirmationEmail(email, await issueLink(deps, tx, link, now)))
}

const SET_CONFIRMATION_SENT = 'update auth_users set confirmation_sent_at = $2 where id = $1'

/** The sign-ups of an account whose links are good, oldest first. A link that was sent again is not one of its own. */
export async function pendingSignUps(tx: Tx, userId: UserId, now: Date): Promise<PendingSignUp[]> {
  const all = (await payloadsOf(tx, userId, 'signup_link', now)).map(toPendingSignUp)
  return [...new Map(all.map((one) => [one.passwordHash, one])).values()]
}

/** Confirms an account as its link says: with the password and the data of that sign-up. A confirmed one stays as it is. */
export async function confirmSignUp(
  tx: Tx,
  { userId, about, payload }: Pick<Secret, 'about' | 'payload'> & { userId: UserId },
  now: Date,
): Promise<void> {
  await applySignUp(tx, userId, about ?? '', toPendingSignUp(payload), now)
  await confirmEmail(tx, userId, now)
}

/** Gives an account that is not confirmed the password and the data of a sign-up. */
export async function applySignUp(
  tx: Tx,
  userId: UserId,
  email: string,
  { passwordHash, data }: PendingSignUp,
  now: Date,
): Promise<void> {
  const metadata = JSON.stringify(emailIdentityData(userId, email, false, data))
  const open = await tx.query(REPLACE_ACCOUNT, [userId, passwordHash, metadata, now])
  if (open.length === 0) return
  await tx.query(REPLACE_IDENTITY, [userId, metadata, now])
  await tx.query(REPLACE_PROFILE, [userId, nameOf(email, data), timezoneOf(data)])
}

const REPLACE_ACCOUNT = `
  update auth_users set password_hash = $2, user_metadata = $3, updated_at = $4
  where id = $1 and email_confirmed_at is null returning id`
const REPLACE_IDENTITY = `
  update identities set identity_data = $2, updated_at = $3 where user_id = $1 and provider = 'email'`
const REPLACE_PROFILE = 'update users set name = $2, timezone = $3 where id = $1'

function toPendingSignUp(payload: Record<string, unknown>): PendingSignUp {
  const { password_hash: passwordHash, data } = payload as { password_hash: string | null; data: Metadata }
  return { passwordHash, data }
}
