import { AppError } from '#shared/errors.ts'
import type { Reminder } from '#shared/reminders/reminder.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** SQL: a reminder `r` as it is answered. */
export const REMINDER_COLUMNS = `
  r.id, case when r.task_id is null then 'series' else 'task' end as target_kind,
  coalesce(r.task_id, r.series_id) as target_id, case when r.at is null then 'before' else 'at' end as kind,
  r.minutes_before, r.at, ${instantSql('r.next_at')} as next_at, r.version,
  ${instantSql('r.created_at')} as created_at, ${instantSql('r.updated_at')} as updated_at`

/** One reminder; null where there is none. */
export async function findReminder(db: Db, userId: UserId, id: string): Promise<Reminder | null> {
  const text = `select ${REMINDER_COLUMNS} from reminders r where r.user_id = $1 and r.id = $2`
  const [row] = await db.read<Reminder>(text, [userId, id])
  return row ?? null
}

/** @throws AppError `not_found`; "not yours" and "not there" answer alike */
export async function readReminder(db: Db, userId: UserId, id: string): Promise<Reminder> {
  const row = await findReminder(db, userId, id)
  if (!row) throw noSuchReminder()
  return row
}

export function noSuchReminder(): AppError {
  return new AppError('not_found', 'There is no such reminder')
}
