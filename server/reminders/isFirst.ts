import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** A coming of a reminder, or of a habit's time (`source`), of a task or a habit (`subject`), planned at a moment `YYYY-MM-DDTHH:MM`. */
type FiringRow = { source: string; subject: string; moment: string }

/** Notes a firing for ever. @returns whether it is the first one of this subject at this planned moment */
export async function isFirst(
  tx: Tx,
  userId: UserId,
  { source, subject, moment }: FiringRow,
  now: Date,
): Promise<boolean> {
  return (await tx.query(NOTE, [userId, source, moment, subject, now])).length > 0
}

const NOTE = `
  insert into reminder_firings (user_id, source_id, moment, subject_id, fired_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning 1`
