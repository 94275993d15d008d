import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { AuthError } from '#server/auth/errors.ts'
import { hashPassword } from '#server/auth/passwords/passwordHash.ts'
import type { HashedSignUp, SignUp } from '#server/auth/requests/accountRequest.ts'
import { askAboutAddress } from '#server/auth/requests/askAboutAddress.ts'
import { type Session, sessionBody } from '#server/auth/sessions/session.ts'
import { startSession } from '#server/auth/sessions/startSession.ts'
import { confirmEmail } from './confirmEmail.ts'
import { applySignUp } from './confirmSignUp.ts'
import { noteConfirmed } from './noteConfirmed.ts'
import { createAccount } from './createAccount.ts'
import { emailIdentityData } from './identities.ts'
import { findByEmail } from './finishSignUp.ts'
import { newSignUpIds } from './signUpIds.ts'
import { toUser, type User } from './user.ts'

/**
 * Answers a sign-up, whose work is done afterwards; with MAILER_AUTOCONFIRM it is done at once and the answer is a session.
 *
 * The answer is made of the request alone, so it is the same whether or not the address has an account.
 */
export async function signUp(deps: Deps, { password, requester, ...asked }: SignUp): Promise<User | Session> {
  const request = { ...asked, passwordHash: await hashPassword(password, requester), ids: newSignUpIds() }
  if (deps.settings.MAILER_AUTOCONFIRM) return signUpAtOnce(deps, request)
  await askAboutAddress(deps, { kind: 'signup', ...request })
  return newUser(request, deps.now())
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
    await noteConfirmed(deps, tx, userId)
    return startSession(tx, { userId, method: 'password', device }, now)
  })
  return sessionBody(deps, signedIn)
}

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
