import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'
import type { SecurityEventKind } from '#shared/auth/devices.ts'
import type { Device } from './device.ts'

/** Writes down, for the owner of an account to read, what happened to its safety and from where. */
export async function recordSecurityEvent(
  tx: Db,
  userId: UserId,
  kind: SecurityEventKind,
  device: Device,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('security_events')
    .values({
      user_id: userId,
      id: randomUUIDv7(),
      kind,
      ip: device.ip,
      user_agent: device.userAgent,
      created_at: now,
    })
    .execute()
}
