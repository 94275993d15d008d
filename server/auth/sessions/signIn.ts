import type { Deps } from '#server/deps.ts'
import { canBePassword } from '#server/auth/account/credentials.ts'
import type { UserRow } from '#server/auth/account/user.ts'
import { AuthError, WRONG_CREDENTIALS } from '#server/auth/errors.ts'
import type { Claimant } from '#server/auth/passwords/fairQueue.ts'
import { isPassword } from '#server/auth/passwords/passwordHash.ts'
import { takeCode } from '#server/auth/pkce/flowStates.ts'
import type { Device } from './device.ts'
import { refuseBanned } from './refuseBanned.ts'
import { type Session, sessionBody } from './session.ts'
import { startSession } from './startSession.ts'

/** Signs in with an address and a password. Unknown address, no password and wrong password answer alike. */
export async function signInWithPassword(
  deps: Deps,
  { email, password, device, requester }: PasswordSignIn,
): Promise<Session> {
  const [row] = await deps.db.read<Credentials>(CREDENTIALS, [email])
  const right = canBePassword(password) && (await isPassword(password, row?.password_hash, requester))
  if (!row || !right) throw WRONG_CREDENTIALS()
  refuseBanned(row.banned_until, deps.now())
  if (!row.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  const { id: userId, password_hash: passwordHash } = row
  const started = { userId, method: 'password', device, passwordHash }
  return sessionBody(deps, await startSession(deps.db, started, deps.now()))
}

type PasswordSignIn = { email: string; password: string; device: Device; requester: Claimant }

type Credentials = Pick<UserRow, 'id' | 'password_hash' | 'banned_until' | 'email_confirmed_at'>

const CREDENTIALS =
  'select id, password_hash, banned_until, email_confirmed_at from auth_users where email = $1'

/** Exchanges the code that a link or a provider brought back, with the verifier of the browser that began. Once. */
export async function exchangeCode(
  deps: Deps,
  { code, verifier, device }: { code: string; verifier: string; device: Device },
): Promise<Session> {
  const { sealed, ...signedIn } = await deps.db.transaction(async (tx) => {
    const now = deps.now()
    const { userId, method, providerTokensEncrypted } = await takeCode(tx, code, verifier, now)
    const { session, user } = await startSession(tx, { userId, method, device }, now)
    refuseBanned(user.banned_until, now)
    return { session, user, sealed: providerTokensEncrypted }
  })
  const body = await sessionBody(deps, signedIn)
  if (!sealed) return body
  const [provider_token, provider_refresh_token] = deps.vault.decrypt(sealed).split('\n')
  return { ...body, provider_token, ...(provider_refresh_token && { provider_refresh_token }) }
}
