import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'
import type { Device } from './device.ts'
import type { AuthenticationMethod } from './schema.ts'
import { recordSecurityEvent } from './securityEvents.ts'
import { hashOf, randomToken } from '#server/vault.ts'

/** A session with the only refresh token that is good for it now. */
export type OpenSession = {
  userId: UserId
  sessionId: string
  refreshToken: string
  amr: AuthenticationMethod[]
}

/** Starts a session: one per sign-in. `method` says how the person showed who they are. */
export async function startSession(
  tx: Db,
  userId: UserId,
  method: string,
  device: Device,
  now: Date,
): Promise<OpenSession> {
  const sessionId = randomUUID()
  const refreshToken = randomToken()
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  await tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      id: sessionId,
      amr: JSON.stringify(amr),
      user_agent: device.userAgent,
      ip: device.ip,
      created_at: now,
      refreshed_at: now,
    })
    .execute()
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashOf(refreshToken),
      user_id: userId,
      session_id: sessionId,
      parent_hash: null,
      created_at: now,
    })
    .execute()
  await recordSecurityEvent(tx, userId, 'signed_in', device, now)
  await tx.updateTable('auth_users').set({ last_sign_in_at: now }).where('id', '=', userId).execute()
  return { userId, sessionId, refreshToken, amr }
}
