import { read } from '#server/db/open.ts'
import { transact } from '#server/db/transact.ts'
import type { Deps } from '#server/http/context.ts'
import { canBePassword } from './credentials.ts'
import { AuthError, WRONG_CREDENTIALS } from './errors.ts'
import { isPassword } from './passwords.ts'
import { takeCode } from './pkce.ts'
import type { Device } from './device.ts'
import { startSession } from './sessions.ts'
import { type Session, sessionBody, type UserRow } from './wire.ts'

/** Signs in with an address and a password. Unknown address, no password and wrong password answer alike. */
export async function signInWithPassword(
  deps: Deps,
  { email, password, device }: { email: string; password: string; device: Device },
): Promise<Session> {
  const [row] = await read<Known>(deps.db, FIND, [email])
  const right = canBePassword(password) && (await isPassword(password, row?.password_hash))
  if (!row || !right) throw WRONG_CREDENTIALS()
  refuseBanned(row.banned_until, deps.now())
  if (!row.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  const { id: userId, password_hash: passwordHash } = row
  const begun = { userId, method: 'password', device, passwordHash }
  return sessionBody(deps, await startSession(deps.db, begun, deps.now()))
}

type Known = Pick<UserRow, 'id' | 'password_hash' | 'banned_until' | 'email_confirmed_at'>

const FIND = 'select id, password_hash, banned_until, email_confirmed_at from auth_users where email = $1'

/** Exchanges the code that a link or a provider brought back, with the verifier of the browser that began. Once. */
export async function exchangeCode(
  deps: Deps,
  { code, verifier, device }: { code: string; verifier: string; device: Device },
): Promise<Session> {
  const { sealed, ...signedIn } = await transact(deps, async (tx) => {
    const now = deps.now()
    const { userId, method, providerTokenEncrypted } = await takeCode(tx, code, verifier, now)
    const { session, user } = await startSession(tx, { userId, method, device }, now)
    refuseBanned(user.banned_until, now)
    return { session, user, sealed: providerTokenEncrypted }
  })
  const body = await sessionBody(deps, signedIn)
  if (!sealed) return body
  const [provider_token, provider_refresh_token] = deps.vault.decrypt(sealed).split('\n')
  return { ...body, provider_token, ...(provider_refresh_token && { provider_refresh_token }) }
}

/** @throws AuthError `user_banned` while a ban lasts */
export function refuseBanned(until: Date | string | null | undefined, now: Date): void {
  if (until && new Date(until) > now) throw new AuthError(400, 'user_banned', 'User is banned')
}
