import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { firstRefreshToken } from '#server/kit/secrets/refreshTokens.ts'
import { toUser, userColumns, type UserWithIdentities } from '#server/auth/account/user.ts'
import { WRONG_CREDENTIALS } from '#server/auth/errors.ts'
import type { Device } from './device.ts'
import type { SignedIn } from './session.ts'

export type NewSession = {
  userId: UserId
  /** How the person showed who they are. */
  method: string
  device: Device
  /** The hash that the password was checked against. It may have changed since. */
  passwordHash?: string | null
}

/**
 * Starts a session: one per sign-in.
 *
 * @throws AuthError when the account was deleted or its password changed meanwhile
 */
export async function startSession(db: Db, started: NewSession, now: Date): Promise<SignedIn> {
  const { userId, method, device, passwordHash = null } = started
  const sessionId = randomUUID()
  const { token: refreshToken, hash } = firstRefreshToken()
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  const [row] = await db.query<UserWithIdentities>(START, [
    userId,
    now,
    sessionId,
    JSON.stringify(amr),
    device.userAgent,
    device.ip,
    hash,
    randomUUIDv7(),
    passwordHash,
  ])
  if (!row) throw WRONG_CREDENTIALS()
  return { session: { userId, sessionId, refreshToken, amr }, user: toUser(row) }
}

/** One statement, so that a sign-in costs little beside the check of the password. */
const START = `
  with person as (
    update auth_users set last_sign_in_at = $2
    where id = $1 and ($9::text is null or password_hash = $9) returning *),
  session as (
    insert into sessions (user_id, id, amr, user_agent, ip, created_at, refreshed_at)
    select id, $3::uuid, $4::jsonb, $5, $6, $2, $2 from person),
  token as (
    insert into refresh_tokens (token_hash, user_id, session_id, created_at)
    select $7::bytea, id, $3::uuid, $2 from person),
  event as (
    insert into security_events (user_id, id, kind, ip, user_agent, created_at)
    select id, $8::uuid, 'signed_in', $6, $5, $2 from person)
  select ${userColumns('person')} from person`
