import { randomUUID } from 'node:crypto'
import { PATHS } from '#shared/paths.ts'
import { nameOf, timezoneOf } from '#server/profile/create.ts'
import type { Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { AuthError } from '#server/auth/errors.ts'
import { alreadyRegisteredEmail, confirmationEmail } from '#server/auth/mail/emails.ts'
import { issueMailToken } from '#server/auth/mail/mailTokens.ts'
import { verifyLink } from '#server/auth/mail/verifyLink.ts'
import type { Claimant } from '#server/auth/passwords/fairQueue.ts'
import { hashPassword } from '#server/auth/passwords/passwordHash.ts'
import type { Challenge } from '#server/auth/pkce/challenge.ts'
import { beginFlow } from '#server/auth/pkce/flowStates.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import { type Session, sessionBody, type SignedIn } from '#server/auth/sessions/session.ts'
import { startSession } from '#server/auth/sessions/startSession.ts'
import { confirmEmail } from './confirmEmail.ts'
import { createAccount } from './createAccount.ts'
import { emailIdentityData } from './identities.ts'
import type { Metadata } from './metadata.ts'
import { findUser, toUser, type User, type UserRow } from './user.ts'

/** A validated sign-up. `target` is where the link in the mail leads in the end. */
export type SignUp = {
  email: string
  password: string
  data: Metadata
  challenge: Challenge | null
  target: string
  device: Device
  requester: Claimant
}

/**
 * Makes an account and mails the link that confirms it; with MAILER_AUTOCONFIRM the answer is a session.
 *
 * The answer is the same whether or not the address has an account: then the address gets a mail that says so. Signing up
 * again before the confirmation replaces password and data and invalidates the link before.
 */
export async function signUp(deps: Deps, request: SignUp): Promise<User | Session> {
  const passwordHash = await hashPassword(request.password, request.requester) // also for a taken address, so that it takes as long
  const now = deps.now()
  const isConfirmed = deps.settings.MAILER_AUTOCONFIRM
  const outcome = await deps.db.transaction(async (tx): Promise<User | SignedIn> => {
    const { email, data } = request
    const confirmedAt = isConfirmed ? now : null
    const existing = await findByEmail(tx, email)
    const made = existing ? null : await createAccount(tx, { email, passwordHash, data, confirmedAt }, now)
    const row = existing ?? (await findByEmail(tx, email))
    if (!row) throw new Error('A new account cannot be found')

    if (!made && row.email_confirmed_at) return answerAlreadyRegistered(deps, tx, request)
    if (!made) await replaceSignUp(tx, row.id, request, passwordHash, now)
    if (!isConfirmed) return sendConfirmation(deps, tx, row.id, request)
    await confirmEmail(tx, row.id, now)
    return startSession(tx, { userId: row.id, method: 'password', device: request.device }, now)
  })
  return 'session' in outcome ? sessionBody(deps, outcome) : outcome
}

/** Mails the link that confirms an account. Also for sending it again. */
export async function sendConfirmation(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  { email, challenge, target }: Pick<SignUp, 'email' | 'challenge' | 'target'>,
): Promise<User> {
  const now = deps.now()
  const flowId = challenge && (await beginFlow(tx, challenge, { userId, method: 'email/signup' }, now))
  const token = await issueMailToken(tx, { userId, kind: 'signup', email, flowId }, now)
  await deps.mailer.queue(tx, confirmationEmail(email, verifyLink(deps.settings, token, 'signup', target)))
  await tx.query(SET_CONFIRMATION_SENT, [userId, now])
  const user = await findUser(tx, userId)
  if (!user) throw new Error('A new account cannot be found')
  return user
}

const SET_CONFIRMATION_SENT = 'update auth_users set confirmation_sent_at = $2 where id = $1'

async function findByEmail(tx: Tx, email: string) {
  const [row] = await tx.query<Pick<UserRow, 'id' | 'email_confirmed_at'>>(LOCK_BY_EMAIL, [email])
  return row
}

const LOCK_BY_EMAIL = 'select id, email_confirmed_at from auth_users where email = $1 for update'

async function answerAlreadyRegistered(deps: Deps, tx: Tx, request: SignUp): Promise<User> {
  if (deps.settings.MAILER_AUTOCONFIRM)
    throw new AuthError(422, 'user_already_exists', 'User already registered')
  const signInPage = `${deps.settings.SITE_URL}${PATHS.login}`
  await deps.mailer.queue(tx, alreadyRegisteredEmail(request.email, signInPage))
  return decoyUser(request, deps.now())
}

/** Looks like a new account in every field and contains nothing of the real one. */
function decoyUser({ email, data }: SignUp, now: Date): User {
  const id = randomUUID() as UserId
  const metadata = emailIdentityData(id, email, false, data)
  const times = { created_at: now, updated_at: now }
  const identity = { provider: 'email', subject: id, identity_data: metadata, last_sign_in_at: now }
  return toUser({
    ...times,
    id,
    email,
    password_hash: null,
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    new_email: null,
    new_email_accepted_by: null,
    email_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [{ ...times, ...identity, id: randomUUID(), user_id: id }],
  })
}

async function replaceSignUp(tx: Tx, id: UserId, { email, data }: SignUp, passwordHash: string, now: Date) {
  const metadata = JSON.stringify(emailIdentityData(id, email, false, data))
  await tx.query(REPLACE_ACCOUNT, [id, passwordHash, metadata, now])
  await tx.query(REPLACE_IDENTITY, [id, metadata, now])
  await tx.query(REPLACE_PROFILE, [id, nameOf(email, data), timezoneOf(data)])
}

const REPLACE_ACCOUNT =
  'update auth_users set password_hash = $2, user_metadata = $3, updated_at = $4 where id = $1'
const REPLACE_IDENTITY = `
  update identities set identity_data = $2, updated_at = $3 where user_id = $1 and provider = 'email'`
const REPLACE_PROFILE = 'update users set name = $2, timezone = $3 where id = $1'
