import { describeDevice } from '#shared/auth/describeDevice.ts'
import { randomUUIDv7 } from 'node:crypto'
import type { SecurityEventKind, SecurityEvents } from '#shared/auth/devices.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Device } from './device.ts'

/**
 * Records an event about the safety of an account, with the device that caused it, for its owner to read.
 *
 * @param subject what it is about; cut to 100 characters
 */
export async function recordSecurityEvent(
  tx: Tx,
  userId: UserId,
  kind: SecurityEventKind,
  device: Device,
  now: Date,
  subject: string | null = null,
): Promise<void> {
  const about = subject === null ? null : Array.from(subject).slice(0, LONGEST_SUBJECT).join('')
  await tx.query(INSERT_EVENT, [userId, randomUUIDv7(), kind, device.ip, device.userAgent, now, about])
}

const LONGEST_SUBJECT = 100

const INSERT_EVENT = `
  insert into security_events (user_id, id, kind, ip, user_agent, created_at, subject)
  values ($1, $2, $3, $4, $5, $6, $7)`

/** A page of an account's security events, newest first. `cursor` is the last id of the page before. */
export async function listSecurityEvents(
  { db }: { db: Db },
  userId: UserId,
  { limit, cursor = null }: { limit: number; cursor?: string | null },
): Promise<SecurityEvents> {
  const rows = await db.read<EventRow>(LIST_EVENTS, [userId, cursor, limit + 1])
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    ...describeDevice(row.user_agent),
    ip: row.ip,
    created_at: row.created_at.toISOString(),
  }))
  return { items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

type EventRow = {
  id: string
  kind: SecurityEventKind
  subject: string | null
  ip: string | null
  user_agent: string | null
  created_at: Date
}

const LIST_EVENTS = `
  select id, kind, subject, ip, user_agent, created_at from security_events
  where user_id = $1 and id < coalesce($2, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid) order by id desc limit $3`
