import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { type Db, query } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'
import { hashOf, randomToken } from '#server/vault.ts'
import type { Device } from './device.ts'
import { AuthError } from './errors.ts'
import { asUser, type FoundUser, foundUser, type SignedIn } from './wire.ts'

/** One statement, so that a sign-in costs little beside the check of the password. */
const START = `
  with person as (update auth_users set last_sign_in_at = $2 where id = $1 returning *),
  session as (
    insert into sessions (user_id, id, amr, user_agent, ip, created_at, refreshed_at)
    select id, $3::uuid, $4::jsonb, $5, $6, $2, $2 from person),
  token as (
    insert into refresh_tokens (token_hash, user_id, session_id, created_at)
    select $7::bytea, id, $3::uuid, $2 from person),
  event as (
    insert into security_events (user_id, id, kind, ip, user_agent, created_at)
    select id, $8::uuid, 'signed_in', $6, $5, $2 from person)
  select ${foundUser('person')} from person`

/**
 * Starts a session: one per sign-in. `method` says how the person showed who they are.
 *
 * @throws AuthError when the account is gone
 */
export async function startSession(
  db: Db,
  userId: UserId,
  method: string,
  { userAgent, ip }: Device,
  now: Date,
): Promise<SignedIn> {
  const sessionId = randomUUID()
  const refreshToken = randomToken()
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  const [row] = await query<FoundUser>(db, START, [
    userId,
    now,
    sessionId,
    JSON.stringify(amr),
    userAgent,
    ip,
    hashOf(refreshToken),
    randomUUIDv7(),
  ])
  if (!row) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  return { session: { userId, sessionId, refreshToken, amr }, user: asUser(row) }
}
