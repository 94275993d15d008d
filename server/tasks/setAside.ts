import type { SetAsideSeries } from '#shared/tasks/task.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/**
 * Sets a series aside of which no more occurrences can be made: its rule is none that is accepted, or its rows are refused.
 * What there is of it stays; its owner is informed with every list until they change or delete it.
 */
export async function setAside(tx: Tx, userId: UserId, id: string, now: Date): Promise<void> {
  await tx.query(
    'update recurrences set set_aside_at = $3 where user_id = $1 and id = $2 and set_aside_at is null',
    [userId, id, now],
  )
  tx.changed(userId, 'recurrences', id, 'update')
}

/** A person's series that were set aside, each with the occurrence by which it can be edited. One without any needs no words. */
export function readSetAside(db: Db, userId: UserId): Promise<SetAsideSeries[]> {
  return db.read<SetAsideSeries>(READ, [userId])
}

const READ = `
  select r.id as recurrence_id, t.id as task_id, t.title, r.rrule
  from recurrences r cross join lateral (
    select id, title from tasks
    where user_id = $1 and recurrence_id = r.id and deleted_at is null
    order by status = 'completed', occurrence_date desc limit 1
  ) t
  where r.user_id = $1 and r.set_aside_at is not null and not r.ended
  order by r.id limit 20`
