import { GONE_AFTER_MS, shownLastActive, type Status, statusAt } from '#shared/presence/presence.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Hub } from '#server/kit/realtime/hub.ts'

/** What the database knows of somebody's presence; null where it knows nothing. */
export type PresenceRow = { last_active: Date | null; seen_at: Date | null }

/** SQL: the columns of {@link PresenceRow}, of the table `p`. */
export const PRESENCE_COLUMNS = 'p.last_active, p.seen_at'

/** Whether somebody is there, and when they were last active, as others see it. */
export function presenceOf(
  hub: Pick<Hub, 'isListening'>,
  userId: PersonId,
  { last_active, seen_at }: PresenceRow,
  now: Date,
): { status: Status; lastActive: string | null } {
  if (!last_active || !seen_at) return { status: 'offline', lastActive: null }
  const isOpen = hub.isListening(userId) || now.getTime() - seen_at.getTime() < GONE_AFTER_MS
  return { status: statusAt(isOpen, last_active, now), lastActive: shownLastActive(last_active, now) }
}

/** Notes that somebody is active, by a report or by the stream that they open. @param isOpen whether a stream is open */
export async function noteActive(db: Db, userId: UserId, isOpen: boolean, now: Date): Promise<void> {
  await db.query(NOTE_ACTIVE, [userId, now, isOpen])
}

const NOTE_ACTIVE = `
  insert into presence as p (user_id, last_active, seen_at)
  select u.id, $2, case when $3::boolean then $2::timestamptz else '-infinity' end from users u where u.id = $1
  on conflict (user_id) do update set last_active = greatest(p.last_active, excluded.last_active),
    seen_at = greatest(p.seen_at, excluded.seen_at)`

/** Notes that streams of people are open, or were until now. */
export async function noteSeen(db: Db, userIds: readonly UserId[], now: Date): Promise<void> {
  if (userIds.length > 0) await db.query(NOTE_SEEN, [userIds, now])
}

const NOTE_SEEN = 'update presence set seen_at = $2 where user_id = any($1::uuid[]) and seen_at < $2'
