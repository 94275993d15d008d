import { describeDevice } from '#shared/auth/describeDevice.ts'
import type { SignedInDevice } from '#shared/auth/devices.ts'
import { AppError } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { SignedInPerson } from '#server/kit/http/person.ts'
import type { Device } from './device.ts'
import { recordSecurityEvent } from './securityEvents.ts'

/** A person's open sessions, the one seen last first. */
export async function listDevices(
  { db }: Pick<Deps, 'db'>,
  person: SignedInPerson,
): Promise<SignedInDevice[]> {
  const rows = await db.read<SessionRow>(LIST_SESSIONS, [person.id])
  return rows.map((row) => ({
    id: row.id,
    current: row.id === person.sessionId,
    ...describeDevice(row.user_agent),
    ip: row.ip,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.refreshed_at.toISOString(),
  }))
}

type SessionRow = {
  id: string
  user_agent: string | null
  ip: string | null
  created_at: Date
  refreshed_at: Date
}

const LIST_SESSIONS = `
  select id, user_agent, ip, created_at, refreshed_at from sessions
  where user_id = $1 order by refreshed_at desc, id limit 1000`

/** Signs one device out, at once. @throws AppError `not_found` when the person has no such session */
export async function endDevice(
  deps: Deps,
  person: SignedInPerson,
  sessionId: string,
  device: Device,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const ended = await tx.query(DELETE_SESSION, [person.id, sessionId])
    if (ended.length === 0) throw new AppError('not_found', 'This device is signed out already')
    await recordSecurityEvent(tx, person.id, 'session_ended', device, deps.now())
    tx.after(() => deps.people.forget(person.id))
  })
}

const DELETE_SESSION = 'delete from sessions where user_id = $1 and id = $2 returning id'
