import { createMiddleware } from 'hono/factory'
import { query } from '#server/db/open.ts'
import type { Deps, UserId } from '#server/http/context.ts'
import type { Device } from './device.ts'
import { AuthError } from './errors.ts'
import type { Requests } from './requests.ts'
import { type FoundUser, foundUser } from './wire.ts'

/** Whose request it is: read from the database each time, because these routes are about the account itself. */
export type Bearer = { user: FoundUser; userId: UserId; sessionId: string; device: Device }
export type WithBearer = { Variables: { bearer: Bearer } }

const FIND = `
  select ${foundUser('a')}, exists (select from sessions s where s.user_id = a.id and s.id = $2) as has_session
  from auth_users a where a.id = $1`

/** Lets through who shows an access token of a session that still exists (authentication wire, section 6). */
export const requireBearer = ({ db, tokens, now }: Deps, { device }: Pick<Requests, 'device'>) =>
  createMiddleware<WithBearer>(async (c, next) => {
    const token = c.req.header('authorization')?.match(/^Bearer (\S+)$/i)?.[1]
    if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    const verdict = await tokens.verify(token)
    if ('refused' in verdict) throw badToken(verdict)
    const { userId, sessionId } = verdict
    const [user] = await query<FoundUser & { has_session: boolean }>(db, FIND, [userId, sessionId])
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    if (!user.has_session)
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    if (user.banned_until && user.banned_until > now())
      throw new AuthError(403, 'user_banned', 'User is banned')
    c.set('bearer', { user, userId, sessionId, device: device(c) })
    await next()
  })

function badToken({ refused, claimStatus }: { refused: string; claimStatus?: 400 | 403 }): AuthError {
  if (claimStatus) return new AuthError(claimStatus, 'bad_jwt', `invalid claim: ${refused}`)
  return new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${refused}`)
}
