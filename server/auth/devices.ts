import { AppError } from '#shared/errors.ts'
import type { SecurityEvents, SignedInDevice } from '#shared/auth/devices.ts'
import { transact } from '#server/db/transact.ts'
import type { Deps, Person, UserId } from '#server/http/context.ts'
import { type Device, describeDevice } from './device.ts'
import { recordSecurityEvent } from './securityEvents.ts'

/** Somebody's open sessions, the one seen last first. */
export async function listDevices({ db }: Pick<Deps, 'db'>, person: Person): Promise<SignedInDevice[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'refreshed_at'])
    .where('user_id', '=', person.id)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    current: row.id === person.sessionId,
    ...describeDevice(row.user_agent),
    ip: row.ip,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.refreshed_at.toISOString(),
  }))
}

/** Signs one device out, at once. @throws AppError `not_found` when the person has no such session */
export async function endDevice(
  deps: Deps,
  person: Person,
  sessionId: string,
  device: Device,
): Promise<void> {
  await transact(deps, async (tx, after) => {
    const ended = await tx
      .deleteFrom('sessions')
      .where('user_id', '=', person.id)
      .where('id', '=', sessionId)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw new AppError('not_found', 'This device is signed out already')
    await recordSecurityEvent(tx, person.id, 'session_ended', device, deps.now())
    after(() => deps.people.forget(person.id))
  })
}

/** What happened to somebody's account, newest first. `cursor` is the last id of the page before. */
export async function listSecurityEvents(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<SecurityEvents> {
  let events = db
    .selectFrom('security_events')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (cursor) events = events.where('id', '<', cursor)
  const rows = await events.execute()
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    kind: row.kind,
    ...describeDevice(row.user_agent),
    ip: row.ip,
    created_at: row.created_at.toISOString(),
  }))
  return { items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
