import type { RowChange } from '#shared/realtime/change.ts'
import { type Db, read } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'
import type { News } from './hub.ts'
import { OUTBOX_HOURS } from './outbox.ts'

/**
 * What a person's window missed since the last event it saw; null when that is unknown here or more than 24 hours old.
 *
 * @param lastEventId the text of the header `Last-Event-ID`
 */
export async function newsSince(
  db: Db,
  userId: UserId,
  lastEventId: string,
  now: Date,
): Promise<News[] | null> {
  const position = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null
  if (position === null) return null
  const oldest = new Date(now.getTime() - OUTBOX_HOURS * 60 * 60 * 1000)
  const [known] = await read(db, KNOWN, [position, oldest])
  if (!known) return null
  const rows = await read<{ position: string; changes: RowChange[] }>(db, MISSED, [userId, position])
  return rows.map((row) => ({ position: Number(row.position), changes: row.changes }))
}

/** The position, or the one before it that is still there, is young enough, and there is none that was never given out. */
const KNOWN = `
  select 1 from (select created_at from outbox where position <= $1 order by position desc limit 1) nearest
  where nearest.created_at >= $2 and $1 <= (select max(position) from outbox)`

const MISSED = 'select position, changes from outbox where user_id = $1 and position > $2 order by position'
