import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { canBePassword } from '#server/auth/account/credentials.ts'
import type { UserRow } from '#server/auth/account/user.ts'
import { AuthError, WRONG_CREDENTIALS } from '#server/auth/errors.ts'
import type { Claimant } from '#server/kit/queue/fairQueue.ts'
import { isPassword } from '#server/auth/passwords/passwordHash.ts'
import { type Refusal, type Secret, useSecret } from '#server/kit/secrets/secrets.ts'
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

/**
 * Exchanges the code that a link or a provider brought back, with the verifier of the browser that began. Once.
 *
 * @throws AuthError for an unknown or expired code and for a wrong verifier
 */
export async function exchangeCode(
  deps: Deps,
  { code, verifier, device }: { code: string; verifier: string; device: Device },
): Promise<Session> {
  const exchanged = await deps.db.transaction(async (tx) => {
    const now = deps.now()
    const used = await useSecret(tx, { token: code, purposes: ['session_code'], verifier }, now)
    if (typeof used === 'string') return { refused: REFUSALS[used]() }
    const { userId, payload } = used as CodeSecret
    const { session, user } = await startSession(tx, { userId, method: payload.method, device }, now)
    refuseBanned(user.banned_until, now)
    return { session, user, sealed: payload.provider_tokens }
  })
  if ('refused' in exchanged) throw exchanged.refused // after the commit, so that the try is counted
  const { sealed, ...signedIn } = exchanged
  const body = await sessionBody(deps, signedIn)
  if (!sealed) return body
  const [provider_token, provider_refresh_token] = deps.vault.decrypt(sealed).split('\n')
  return { ...body, provider_token, ...(provider_refresh_token && { provider_refresh_token }) }
}

type CodeSecret = Secret & { userId: UserId; payload: { method: string; provider_tokens?: string | null } }

const CODE_NOT_FOUND = () =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
const REFUSALS: Record<Refusal, () => AuthError> = {
  unknown: CODE_NOT_FOUND,
  used: CODE_NOT_FOUND,
  outdated: CODE_NOT_FOUND,
  expired: () => new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  wrong: () =>
    new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'),
}
