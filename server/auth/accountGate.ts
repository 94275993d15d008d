import type { Context } from 'hono'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { bearerToken, type Gate, speaksFor } from '#server/kit/http/gate.ts'
import { userColumns, type UserWithIdentities } from './account/user.ts'
import { AuthError } from './errors.ts'
import { deviceOf } from './requestContext.ts'
import type { Device } from './sessions/device.ts'

/** The account and the session of a request. */
export type Bearer = { user: UserWithIdentities; userId: UserId; sessionId: string; device: Device }

/**
 * Lets through requests with an access token whose session still exists (docs/rules/auth.md, Sessions). The
 * account is read from the database each time, because these calls read and change it.
 */
export const ACCOUNT: Gate<Bearer> = {
  who: 'account',
  admit: readBearer,
  budgetOf: ({ userId }) => userId,
}

/** @throws AuthError 401 without a token, 403 for one that is invalid, of another account, or whose account or session is gone */
async function readBearer(c: Context, deps: Deps): Promise<Bearer> {
  const { db, tokens, now } = deps
  const token = bearerToken(c)
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const verdict = await tokens.verify(token)
  if ('refused' in verdict) throw badToken(verdict)
  const { userId, sessionId } = verdict
  if (!speaksFor(c, userId)) throw new AuthError(403, 'other_account', 'This session is of another account')
  const [user] = await db.read<UserWithIdentities & { has_session: boolean }>(ACCOUNT_OF_TOKEN, [
    userId,
    sessionId,
  ])
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (!user.has_session)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (user.banned_until && user.banned_until > now())
    throw new AuthError(403, 'user_banned', 'User is banned')
  return { user, userId, sessionId, device: deviceOf(deps, c) }
}

const ACCOUNT_OF_TOKEN = `
  select ${userColumns('a')}, exists (select from sessions s where s.user_id = a.id and s.id = $2) as has_session
  from auth_users a where a.id = $1`

function badToken({ refused, claimStatus }: { refused: string; claimStatus?: 400 | 403 }): AuthError {
  if (claimStatus) return new AuthError(claimStatus, 'bad_jwt', `invalid claim: ${refused}`)
  return new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${refused}`)
}
