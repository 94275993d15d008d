import type { RowChange } from '#shared/realtime/change.ts'
import { type Db, query } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'

/** How far back a window that was away may resume. */
export const OUTBOX_HOURS = 24

/**
 * Writes down which rows of a person changed, in the transaction that changes them.
 *
 * Call `hub.wake()` after the commit, so that windows on this server hear of it at once.
 */
export async function recordChanges(tx: Db, userId: UserId, changes: RowChange[], now: Date): Promise<void> {
  if (changes.length === 0) return
  await query(tx, 'insert into outbox (user_id, changes, created_at) values ($1, $2, $3)', [
    userId,
    JSON.stringify(changes),
    now,
  ])
}

/**
 * Removes what no window can resume from any more, oldest first. Safe to run on several servers at once.
 *
 * Positions rise with time, so this needs no index by age, which each write would have to keep.
 */
export async function trimOutbox(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - OUTBOX_HOURS * 60 * 60 * 1000)
  for (let removed = TRIMMED_AT_ONCE; removed === TRIMMED_AT_ONCE;) {
    removed = (await query(db, TRIM, [oldest, TRIMMED_AT_ONCE])).length
  }
}

const TRIMMED_AT_ONCE = 5000
const TRIM = `
  delete from outbox where created_at < $1 and position in (select position from outbox order by position limit $2)
  returning 1`
