import { PATHS } from '#shared/paths.ts'
import type { Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { AccountDeps, Deps } from '#server/deps.ts'
import { AuthError } from '#server/auth/errors.ts'
import { alreadyRegisteredEmail } from '#server/auth/mail/emails.ts'
import type { Claimant } from '#server/queue/fairQueue.ts'
import { hashPassword } from '#server/auth/passwords/passwordHash.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import { type Session, sessionBody } from '#server/auth/sessions/session.ts'
import { startSession } from '#server/auth/sessions/startSession.ts'
import type { Challenge } from '#server/secrets/browser.ts'
import { confirmEmail } from './confirmEmail.ts'
import { applySignUp, sendConfirmation } from './confirmSignUp.ts'
import { createAccount } from './createAccount.ts'
import { emailIdentityData } from './identities.ts'
import type { Metadata } from './metadata.ts'
import { newSignUpIds, type SignUpIds } from './signUpIds.ts'
import { toUser, type User, type UserRow } from './user.ts'

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

/** A sign-up whose password is hashed, with the ids that it is answered with. */
export type HashedSignUp = Omit<SignUp, 'password' | 'requester'> & { passwordHash: string; ids: SignUpIds }

/**
 * Answers a sign-up, whose work is done afterwards; with MAILER_AUTOCONFIRM it is done at once and the answer is a session.
 *
 * The answer is made of the request alone, so it is the same whether or not the address has an account.
 */
export async function signUp(deps: Deps, { password, requester, ...asked }: SignUp): Promise<User | Session> {
  const request = { ...asked, passwordHash: await hashPassword(password, requester), ids: newSignUpIds() }
  if (deps.settings.MAILER_AUTOCONFIRM) return signUpAtOnce(deps, request)
  await deps.accountRequests.queue({ kind: 'signup', ...request })
  return newUser(request, deps.now())
}

/**
 * Makes an account and mails the link that confirms it. A known address gets a mail that says so.
 *
 * Each sign-up before the confirmation has its own link, which confirms it with its own ids, password and data. The account
 * itself begins with an id that nobody is shown.
 */
export async function finishSignUp(deps: AccountDeps, tx: Tx, request: HashedSignUp): Promise<void> {
  const { email, passwordHash, data } = request
  const now = deps.now()
  const existing = await findByEmail(tx, email)
  if (existing?.email_confirmed_at) {
    const signInPage = `${deps.settings.SITE_URL}${PATHS.login}`
    return deps.mailer.queue(tx, alreadyRegisteredEmail(email, signInPage))
  }
  const account = { email, passwordHash, data, confirmedAt: null }
  const userId = existing?.id ?? (await createAccount(tx, account, now))
  if (!userId) throw new Error('The address was taken a moment ago') // the next try finds the account
  if (existing) await applySignUp(tx, userId, email, { passwordHash, data }, now)
  await sendConfirmation(deps, tx, userId, request)
}

async function signUpAtOnce(
  deps: Deps,
  { email, passwordHash, data, device }: HashedSignUp,
): Promise<Session> {
  const now = deps.now()
  const signedIn = await deps.db.transaction(async (tx) => {
    const existing = await findByEmail(tx, email)
    const account = { email, passwordHash, data, confirmedAt: now }
    const userId = existing?.id ?? (await createAccount(tx, account, now))
    if (!userId || existing?.email_confirmed_at)
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    if (existing) await applySignUp(tx, userId, email, { passwordHash, data }, now)
    await confirmEmail(tx, userId, now)
    return startSession(tx, { userId, method: 'password', device }, now)
  })
  return sessionBody(deps, signedIn)
}

async function findByEmail(tx: Tx, email: string) {
  const [row] = await tx.query<Pick<UserRow, 'id' | 'email_confirmed_at'>>(LOCK_BY_EMAIL, [email])
  return row
}

const LOCK_BY_EMAIL = 'select id, email_confirmed_at from auth_users where email = $1 for update'

/** A new account as it looks until its address is confirmed. */
function newUser({ email, data, ids: { id, identityId } }: HashedSignUp, now: Date): User {
  const metadata = emailIdentityData(id as UserId, email, false, data)
  const times = { created_at: now, updated_at: now }
  const identity = { provider: 'email', subject: id, identity_data: metadata, last_sign_in_at: now }
  return toUser({
    ...times,
    id: id as UserId,
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
    identities: [{ ...times, ...identity, id: identityId, user_id: id as UserId }],
  })
}
