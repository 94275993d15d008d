import type { Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken, type Vault } from '#server/vault.ts'
import { findUser } from '#server/auth/account/user.ts'
import { AuthError, invalid } from '#server/auth/errors.ts'
import type { AuthenticationMethod } from './authenticationMethod.ts'
import type { Device } from './device.ts'
import { refuseBanned } from './refuseBanned.ts'
import { recordSecurityEvent } from './securityEvents.ts'
import { type OpenSession, type Session, sessionBody, type SignedIn } from './session.ts'

type TokenRow = {
  token_hash: Uint8Array
  user_id: UserId
  session_id: string
  parent_hash: Uint8Array | null
  revoked_at: Date | null
}
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
/** How many successors are derived in search of the active one. A longer chain within the reuse interval is no accident. */
const MAX_CHAIN = 100

/**
 * Exchanges a refresh token for its successor and a new access token (docs/rules.md, Sessions).
 *
 * A successor is derived from the token before it. So a client that lost an answer and tabs that refresh at once all get
 * the same one, although only hashes are stored. A token that comes back later was copied: then the whole session ends.
 */
export async function refreshSession(
  deps: Deps,
  { token, device }: { token: string; device: Device },
): Promise<Session> {
  if (token.length < MIN_TOKEN_LENGTH || token.length > MAX_TOKEN_LENGTH)
    throw invalid('Refresh token is not valid')
  const result = await deps.db.transaction(async (tx): Promise<Result> => {
    const found = await findToken(tx, token)
    if (!found) return { refusal: NOT_FOUND() }
    const [session] = await tx.query<SessionRow>(LOCK_SESSION, [found.user_id, found.session_id])
    const presented = session && (await findToken(tx, token)) // again: it may have changed before the lock
    if (!presented) return { refusal: NOT_FOUND() }

    const isOver = hasExpired(deps, session)
    const successor = isOver ? null : await rotate(deps, tx, token, presented)
    if (!successor) {
      await tx.query(DELETE_SESSION, [session.user_id, session.id])
      const kind = isOver ? 'session_ended' : 'token_reused'
      await recordSecurityEvent(tx, session.user_id, kind, device, deps.now())
      tx.after(() => deps.people.forget(session.user_id))
      return { refusal: isOver ? EXPIRED() : ALREADY_USED() }
    }
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

async function findToken(tx: Tx, token: string): Promise<TokenRow | undefined> {
  const [row] = await tx.query<TokenRow>(TOKEN_BY_HASH, [hashToken(token)])
  return row
}

const TOKEN_COLUMNS = 'token_hash, user_id, session_id, parent_hash, revoked_at'
const TOKEN_BY_HASH = `select ${TOKEN_COLUMNS} from refresh_tokens where token_hash = $1`

/** Whether a session has reached a limit that the operator has set. */
function hasExpired({ settings, now }: Deps, { created_at, refreshed_at }: SessionRow): boolean {
  const isPast = (since: Date, seconds: number) =>
    seconds > 0 && now().getTime() - since.getTime() > seconds * 1000
  return isPast(created_at, settings.SESSION_TIMEBOX) || isPast(refreshed_at, settings.SESSION_INACTIVITY)
}

/** The token that is valid from now on, or null when the presented one comes back too late. */
async function rotate(deps: Deps, tx: Tx, token: string, presented: TokenRow): Promise<string | null> {
  const now = deps.now()
  if (presented.revoked_at) return activeSuccessor(deps, tx, token, presented)
  const successor = deriveSuccessor(deps.vault, token)
  const { token_hash: hash, user_id: userId, session_id: sessionId } = presented
  await tx.query(REVOKE_TOKEN, [hash, now])
  await tx.query(INSERT_TOKEN, [hashToken(successor), userId, sessionId, hash, now])
  return successor
}

const REVOKE_TOKEN = 'update refresh_tokens set revoked_at = $2 where token_hash = $1'
const INSERT_TOKEN = `
  insert into refresh_tokens (token_hash, user_id, session_id, parent_hash, created_at) values ($1, $2, $3, $4, $5)`

/** A used token may come again: the active one's parent at any time (its answer was lost), others within the interval. */
async function activeSuccessor(
  deps: Deps,
  tx: Tx,
  token: string,
  presented: TokenRow,
): Promise<string | null> {
  const { user_id: userId, session_id: sessionId, token_hash: hash, revoked_at: revokedAt } = presented
  const [active] = await tx.query<TokenRow>(ACTIVE_TOKEN, [userId, sessionId])
  if (!active) return null
  const revokedMs = deps.now().getTime() - (revokedAt?.getTime() ?? 0)
  const isParent = active.parent_hash !== null && isEqual(active.parent_hash, hash)
  if (!isParent && revokedMs > deps.settings.REFRESH_REUSE_INTERVAL * 1000) return null
  let candidate = token
  for (let step = 0; step < MAX_CHAIN; step += 1) {
    candidate = deriveSuccessor(deps.vault, candidate)
    if (isEqual(hashToken(candidate), active.token_hash)) return candidate
  }
  return null
}

const ACTIVE_TOKEN = `
  select ${TOKEN_COLUMNS} from refresh_tokens where user_id = $1 and session_id = $2 and revoked_at is null`

const isEqual = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0

function deriveSuccessor(vault: Vault, token: string): string {
  return vault.derive('refresh token', token)
}

async function withUser(deps: Deps, tx: Tx, session: OpenSession): Promise<SignedIn> {
  const user = await findUser(tx, session.userId)
  if (!user) throw NOT_FOUND()
  refuseBanned(user.banned_until, deps.now())
  return { session, user }
}
