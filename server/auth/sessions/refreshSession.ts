import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { findRefreshToken, rotateRefreshToken } from '#server/kit/secrets/refreshTokens.ts'
import { PATHS } from '#shared/paths.ts'
import { findUser } from '#server/auth/account/user.ts'
import { AuthError, invalid } from '#server/auth/errors.ts'
import { tokenReusedEmail } from '#server/auth/mail/emails.ts'
import type { AuthenticationMethod } from './authenticationMethod.ts'
import type { Device } from './device.ts'
import { refuseBanned } from './refuseBanned.ts'
import { recordSecurityEvent } from './securityEvents.ts'
import { type OpenSession, type Session, sessionBody, type SignedIn } from './session.ts'

type SessionRow = {
  user_id: UserId
  id: string
  amr: AuthenticationMethod[]
  created_at: Date
  refreshed_at: Date
}
type Result = SignedIn | { refusal: AuthError }

const MIN_TOKEN_LENGTH = 12
const MAX_TOKEN_LENGTH = 256
/**
 * Exchanges a refresh token for its successor and a new access token (docs/rules/auth.md, Sessions).
 *
 * A copied token ends the whole session, and the owner gets a mail about it.
 */
export async function refreshSession(
  deps: Deps,
  { token, device }: { token: string; device: Device },
): Promise<Session> {
  if (token.length < MIN_TOKEN_LENGTH || token.length > MAX_TOKEN_LENGTH)
    throw invalid('Refresh token is not valid')
  const result = await deps.db.transaction(async (tx): Promise<Result> => {
    const found = await findRefreshToken(tx, token)
    if (!found) return { refusal: NOT_FOUND() }
    const [session] = await tx.query<SessionRow>(LOCK_SESSION, [found.user_id, found.session_id])
    const presented = session && (await findRefreshToken(tx, token)) // again: it may have changed before the lock
    if (!presented) return { refusal: NOT_FOUND() }

    const isOver = hasExpired(deps, session)
    const rotation = { token, presented, vault: deps.vault, reuseMs: reuseMs(deps), now: deps.now() }
    const successor = isOver ? null : await rotateRefreshToken(tx, rotation)
    if (!successor) return endSession(deps, tx, session, isOver ? 'session_ended' : 'token_reused', device)
    await tx.query(TOUCH_SESSION, [session.user_id, session.id, deps.now(), device.ip, device.userAgent])
    const { user_id: userId, id: sessionId, amr } = session
    return withUser(deps, tx, { userId, sessionId, amr, refreshToken: successor })
  })
  if ('refusal' in result) throw result.refusal // after the commit, so that the end of the session stays
  return sessionBody(deps, result)
}

/** The lock makes parallel refreshes of a session wait for each other. */
const LOCK_SESSION = `
  select user_id, id, amr, created_at, refreshed_at from sessions where user_id = $1 and id = $2 for update`
const DELETE_SESSION = 'delete from sessions where user_id = $1 and id = $2'
const TOUCH_SESSION =
  'update sessions set refreshed_at = $3, ip = $4, user_agent = $5 where user_id = $1 and id = $2'

const NOT_FOUND = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
const ALREADY_USED = () =>
  new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
const EXPIRED = () => new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')

const reuseMs = ({ settings }: Deps) => settings.REFRESH_REUSE_INTERVAL * 1000

/** Ends a session that is over, or whose refresh token has two holders. The second is mailed to the owner. */
async function endSession(
  deps: Deps,
  tx: Tx,
  session: SessionRow,
  why: 'session_ended' | 'token_reused',
  device: Device,
): Promise<Result> {
  const { user_id: userId, id } = session
  await tx.query(DELETE_SESSION, [userId, id])
  await recordSecurityEvent(tx, userId, why, device, deps.now())
  tx.after(() => deps.people.forget(userId))
  if (why === 'session_ended') return { refusal: EXPIRED() }
  const [owner] = await tx.query<{ email: string }>(ADDRESS, [userId])
  if (owner)
    await deps.mailer.queue(tx, tokenReusedEmail(owner.email, `${deps.settings.SITE_URL}${PATHS.settings}`))
  return { refusal: ALREADY_USED() }
}

const ADDRESS = 'select email from auth_users where id = $1'

/** Whether a session has reached a limit that the operator has set. */
function hasExpired({ settings, now }: Deps, { created_at, refreshed_at }: SessionRow): boolean {
  const isPast = (since: Date, seconds: number) =>
    seconds > 0 && now().getTime() - since.getTime() > seconds * 1000
  return isPast(created_at, settings.SESSION_TIMEBOX) || isPast(refreshed_at, settings.SESSION_INACTIVITY)
}

async function withUser(deps: Deps, tx: Tx, session: OpenSession): Promise<SignedIn> {
  const user = await findUser(tx, session.userId)
  if (!user) throw NOT_FOUND()
  refuseBanned(user.banned_until, deps.now())
  return { session, user }
}
