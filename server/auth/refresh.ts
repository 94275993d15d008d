import type { Selectable } from 'kysely'
import { transact } from '#server/db/transact.ts'
import type { Db } from '#server/db/open.ts'
import type { Deps } from '#server/http/context.ts'
import { hashOf, type Vault } from '#server/vault.ts'
import { AuthError, invalid } from './errors.ts'
import type { AuthTables } from './schema.ts'
import type { Device } from './device.ts'
import { recordSecurityEvent } from './securityEvents.ts'
import { refuseBanned } from './signIn.ts'
import { findUser, type OpenSession, type Session, sessionBody, type SignedIn } from './wire.ts'

type TokenRow = Selectable<AuthTables['refresh_tokens']>
type SessionRow = Selectable<AuthTables['sessions']>
type Outcome = SignedIn | { refusal: AuthError }

const SHORTEST_TOKEN = 12
/** A chain longer than this within the reuse interval is no accident. */
const LONGEST_CHAIN = 100

/**
 * Exchanges a refresh token for its successor and a new access token (authentication wire, section 7).
 *
 * A successor is derived from the token before it, so that a client whose answer was lost, and tabs that refresh
 * at once, all end with the same one although only hashes are stored. A token that comes back later was copied:
 * then the whole session ends.
 */
export async function refreshSession(
  deps: Deps,
  { token, device }: { token: string; device: Device },
): Promise<Session> {
  if (token.length < SHORTEST_TOKEN || token.length > 256) throw invalid('Refresh token is not valid')
  const outcome = await transact(deps, async (tx, after): Promise<Outcome> => {
    const found = await findToken(tx, token)
    if (!found) return { refusal: NOT_FOUND() }
    const session = await tx
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', found.user_id)
      .where('id', '=', found.session_id)
      .forUpdate() // parallel refreshes of a session take turns here
      .executeTakeFirst()
    const presented = session && (await findToken(tx, token))
    if (!presented) return { refusal: NOT_FOUND() }

    const isOver = isTooOld(deps, session)
    const successor = isOver ? null : await succeed(deps, tx, token, presented)
    if (!successor) {
      await endSession(tx, session)
      await recordSecurityEvent(
        tx,
        session.user_id,
        isOver ? 'session_ended' : 'token_reused',
        device,
        deps.now(),
      )
      after(() => deps.people.forget(session.user_id))
      return { refusal: isOver ? EXPIRED() : ALREADY_USED() }
    }
    await touch(tx, presented, device, deps.now())
    const { user_id: userId, id: sessionId, amr } = session
    return withUser(deps, tx, { userId, sessionId, amr, refreshToken: successor })
  })
  if ('refusal' in outcome) throw outcome.refusal // only now, so that what the refusal did is kept
  return sessionBody(deps, outcome)
}

const NOT_FOUND = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

const ALREADY_USED = () =>
  new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
const EXPIRED = () => new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')

/** Whether a session has reached a limit that the operator has set. */
function isTooOld({ settings, now }: Deps, { created_at, refreshed_at }: SessionRow): boolean {
  const isPast = (since: Date, seconds: number) =>
    seconds > 0 && now().getTime() - since.getTime() > seconds * 1000
  return isPast(created_at, settings.SESSION_TIMEBOX) || isPast(refreshed_at, settings.SESSION_INACTIVITY)
}

async function endSession(tx: Db, { user_id, id }: SessionRow) {
  await tx.deleteFrom('sessions').where('user_id', '=', user_id).where('id', '=', id).execute()
}

function findToken(tx: Db, token: string): Promise<TokenRow | undefined> {
  return tx
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
}

/** The token that is good from now on, or null when the presented one comes back too late. */
async function succeed(deps: Deps, tx: Db, token: string, presented: TokenRow): Promise<string | null> {
  const now = deps.now()
  if (presented.revoked_at) return activeAfter(deps, tx, token, presented)
  const successor = childOf(deps.vault, token)
  await tx
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('token_hash', '=', presented.token_hash)
    .execute()
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashOf(successor),
      user_id: presented.user_id,
      session_id: presented.session_id,
      parent_hash: presented.token_hash,
      created_at: now,
    })
    .execute()
  return successor
}

/** A used token may come again: the active one's parent at any time (its answer was lost), others for a moment. */
async function activeAfter(deps: Deps, tx: Db, token: string, presented: TokenRow): Promise<string | null> {
  const active = await tx
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('user_id', '=', presented.user_id)
    .where('session_id', '=', presented.session_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!active) return null
  const age = deps.now().getTime() - (presented.revoked_at?.getTime() ?? 0)
  const isParent = active.parent_hash?.equals(presented.token_hash) ?? false
  if (!isParent && age > deps.settings.REFRESH_REUSE_INTERVAL * 1000) return null
  let candidate = token
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    candidate = childOf(deps.vault, candidate)
    if (hashOf(candidate).equals(active.token_hash)) return candidate
  }
  return null
}

function childOf(vault: Vault, token: string): string {
  return vault.derive('refresh token', token)
}

async function touch(tx: Db, { user_id, session_id }: TokenRow, device: Device, now: Date) {
  await tx
    .updateTable('sessions')
    .set({ refreshed_at: now, ip: device.ip, user_agent: device.userAgent })
    .where('user_id', '=', user_id)
    .where('id', '=', session_id)
    .execute()
}

async function withUser(deps: Deps, tx: Db, session: OpenSession): Promise<SignedIn> {
  const user = await findUser(tx, session.userId)
  if (!user) throw NOT_FOUND()
  refuseBanned(user.banned_until, deps.now())
  return { session, user }
}
