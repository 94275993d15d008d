import { createProfile, nameOf, timezoneOf } from '#server/profile/create.ts'
import { freeHandles } from '#server/profile/handles.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { confirmationEmail } from '#server/auth/mail/emails.ts'
import { issueLink } from '#server/auth/mail/verifyLink.ts'
import type { Challenge } from '#server/kit/secrets/browser.ts'
import { payloadsOf, type Secret } from '#server/kit/secrets/secrets.ts'
import { confirmEmail } from './confirmEmail.ts'
import { emailIdentityData } from './identities.ts'
import type { Metadata } from './metadata.ts'
import type { SignUpIds } from './signUpIds.ts'

/**
 * What a sign-up chose, and the ids that it was answered with. It belongs to the link in its mail, since somebody else may
 * sign up with the same address. A link that was sent again for nobody in particular has neither password nor ids.
 */
export type PendingSignUp = { passwordHash: string | null; data: Metadata; ids: SignUpIds | null }

type Confirmation = PendingSignUp & { email: string; challenge: Challenge | null; target: string }

/** Mails the link that confirms a sign-up. */
export async function sendConfirmation(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  { email, challenge, target, passwordHash, data, ids }: Confirmation,
): Promise<void> {
  const now = deps.now()
  await tx.query(SET_CONFIRMATION_SENT, [userId, now])
  const payload = { password_hash: passwordHash, data, ids }
  const link = { purpose: 'signup_link', userId, about: email, challenge, target, payload } as const
  await deps.mailer.queue(tx, confirmationEmail(email, await issueLink(deps, tx, link, now)))
}

const SET_CONFIRMATION_SENT = 'update auth_users set confirmation_sent_at = $2 where id = $1'

/** The sign-ups of an account whose links are good, oldest first. A link that was sent again is not one of its own. */
export async function pendingSignUps(tx: Tx, userId: UserId, now: Date): Promise<PendingSignUp[]> {
  const all = (await payloadsOf(tx, userId, 'signup_link', now)).map(toPendingSignUp)
  return [...new Map(all.map((one) => [one.passwordHash, one])).values()]
}

/**
 * Confirms an account as its link says: with the ids, the password and the data of that sign-up. A confirmed one stays as it
 * is.
 *
 * @returns the account's id from now on
 */
export async function confirmSignUp(
  tx: Tx,
  { userId, about, payload }: SignUpLink & { userId: UserId },
  now: Date,
): Promise<UserId> {
  const email = about ?? ''
  const signUp = toPendingSignUp(payload)
  const id = await takeIds(tx, userId, email, signUp, now)
  await applySignUp(tx, id, email, signUp, now)
  await confirmEmail(tx, id, now)
  return id
}

/** What a link in a sign-up's mail says. */
export type SignUpLink = Pick<Secret, 'about' | 'payload'>

/**
 * Whether another sign-up with the address waits for its link too. Then nobody can say by the mailbox alone whose this one is.
 */
export async function isOneOfSeveral(
  tx: Tx,
  userId: UserId,
  { payload }: SignUpLink,
  now: Date,
): Promise<boolean> {
  const { passwordHash: own } = toPendingSignUp(payload)
  const waiting = await pendingSignUps(tx, userId, now)
  return own !== null && waiting.some(({ passwordHash }) => passwordHash !== null && passwordHash !== own)
}

/** Gives an account that is not confirmed the ids of a sign-up; its links and its identity follow by their foreign keys. */
async function takeIds(
  tx: Tx,
  userId: UserId,
  email: string,
  { ids, data }: PendingSignUp,
  now: Date,
): Promise<UserId> {
  if (!ids || (await tx.query(TAKE_ID, [userId, ids.id])).length === 0) return userId
  const id = ids.id as UserId
  await tx.query(TAKE_IDENTITY_ID, [id, ids.identityId])
  await tx.query(DELETE_PROFILE, [userId])
  await freeHandles(tx, [userId])
  await createProfile(tx, { id, email, data, createdAt: now })
  return id
}

const TAKE_ID = `
  update auth_users set id = $2 where id = $1 and id <> $2 and email_confirmed_at is null returning id`
const TAKE_IDENTITY_ID = `
  update identities set id = $2, subject = $1::text where user_id = $1::uuid and provider = 'email'`
const DELETE_PROFILE = 'delete from users where id = $1'

/** Gives an account that is not confirmed the password and the data of a sign-up. */
export async function applySignUp(
  tx: Tx,
  userId: UserId,
  email: string,
  { passwordHash, data }: Pick<PendingSignUp, 'passwordHash' | 'data'>,
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

/** What a link carries for its sign-up. */
export function toPendingSignUp(payload: Secret['payload']): PendingSignUp {
  const {
    password_hash: passwordHash,
    data,
    ids = null,
  } = payload as { password_hash: string | null; data: Metadata; ids?: SignUpIds | null }
  return { passwordHash, data, ids }
}
