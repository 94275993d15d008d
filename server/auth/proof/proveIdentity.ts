import type { Proof } from '#shared/auth/devices.ts'
import { AppError, invalidField } from '#shared/errors.ts'
import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { SignedInPerson } from '#server/kit/http/person.ts'
import type { UserRow } from '#server/auth/account/user.ts'
import { AuthError, WRONG_CREDENTIALS } from '#server/auth/errors.ts'
import { isPassword } from '#server/auth/passwords/passwordHash.ts'
import { limitPasswordTries, limitRequests } from '#server/auth/rateLimit.ts'
import { requesterOf } from '#server/auth/requester.ts'
import { takeReauthenticationCode } from './reauthenticationCode.ts'

/**
 * Proves by the password or the mailed code that the owner of the account uses this session. Valid for ten minutes.
 *
 * @throws AppError `invalid` with a field error for a wrong password or code, `rate_limited` after many
 */
export async function proveIdentity(
  deps: Deps,
  c: Context,
  person: SignedInPerson,
  proof: Proof,
): Promise<void> {
  await limitRequests(deps, c, 'proof', person.id).catch(refuse)
  const [user] = await deps.db.read<Credentials>(CREDENTIALS, [person.id])
  if (!user) throw new AppError('unauthenticated', 'Auth session missing!')
  const requester = requesterOf(deps, c, user.email, person.sessionId)
  const isRight = () =>
    proof.code
      ? takeReauthenticationCode(deps, person.id, proof.code)
      : isPassword(proof.password ?? '', user.password_hash, requester)
  const isProved = await limitPasswordTries(deps, requester, async () => {
    if (await isRight()) return true
    throw WRONG_CREDENTIALS()
  }).catch((error: unknown) => {
    if (error instanceof AuthError && error.code === 'invalid_credentials') return false
    return refuse(error)
  })
  if (!isProved)
    throw proof.code
      ? invalidField('code', 'This code is wrong or too old')
      : invalidField('password', 'This password is wrong')
  await deps.db.query(SET_REAUTHENTICATED, [person.id, person.sessionId, deps.now()])
}

/** @throws AppError in place of the AuthError of a limit */
function refuse(error: unknown): never {
  if (error instanceof AuthError)
    throw new AppError('rate_limited', error.message, { retry_after: error.retryAfter })
  throw error
}

type Credentials = Pick<UserRow, 'email' | 'password_hash'>

const CREDENTIALS = 'select email, password_hash from auth_users where id = $1'
const SET_REAUTHENTICATED = 'update sessions set reauthenticated_at = $3 where user_id = $1 and id = $2'
