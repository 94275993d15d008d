import { randomUUID } from 'node:crypto'
import { PATHS } from '#shared/paths.ts'
import type { Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { AuthError } from '#server/auth/errors.ts'
import { alreadyRegisteredEmail } from '#server/auth/mail/emails.ts'
import { hashPassword } from '#server/auth/passwords/passwordHash.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import { type Session, sessionBody, type SignedIn } from '#server/auth/sessions/session.ts'
import { startSession } from '#server/auth/sessions/startSession.ts'
import type { Challenge } from '#server/secrets/browser.ts'
import { confirmEmail } from './confirmEmail.ts'
import { applySignUp, sendConfirmation } from './confirmSignUp.ts'
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
}

/**
 * Makes an account and mails the link that confirms it; with MAILER_AUTOCONFIRM the answer is a session.
 *
 * The answer is the same whether or not the address has an account: then the address gets a mail that says so. Each
 * sign-up before the confirmation has its own link, which confirms it with its own password and data.
 */
export async function signUp(deps: Deps, request: SignUp): Promise<User | Session> {
  const passwordHash = await hashPassword(request.password) // also for a taken address, so that it takes as long
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
    if (!made) await applySignUp(tx, row.id, email, { passwordHash, data }, now)
    if (!isConfirmed) {
      await sendConfirmation(deps, tx, row.id, { ...request, passwordHash })
      return accountOf(tx, row.id)
    }
    await confirmEmail(tx, row.id, now)
    return startSession(tx, { userId: row.id, method: 'password', device: request.device }, now)
  })
  return 'session' in outcome ? sessionBody(deps, outcome) : outcome
}

async function accountOf(tx: Tx, userId: UserId): Promise<User> {
  const user = await findUser(tx, userId)
  if (!user) throw new Error('A new account cannot be found')
  return user
}

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
    epoch: 0,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [{ ...times, ...identity, id: randomUUID(), user_id: id }],
  })
}
