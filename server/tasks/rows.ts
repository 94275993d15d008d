import { AppError } from '#shared/errors.ts'
import { type Db, query } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'

/**
 * SQL for the wire's `Task` as JSON text, of a row of `tasks` that is called `t`.
 *
 * The row carries its own text (`told`, see migration 0010); how it repeats stands in another table.
 */
export const TASK_JSON = `t.told || ',"recurrence":' || case when t.recurrence_id is null then 'null' else (
    select json_build_object('rrule', r.rrule, 'from', r.basis)::text from recurrences r
    where r.user_id = t.user_id and r.id = t.recurrence_id
  ) end || '}'`

/** SQL that answers rows of a relation as JSON text, one column named `task`: it is sent as the database made it. */
export const taskJsonOf = (relation: string) => `select ${TASK_JSON} as task from ${relation} t`

/** SQL for ISO 8601 in UTC with milliseconds, as JavaScript writes it. */
export const instantSql = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const ONE_TASK = `
  select ${TASK_JSON} as task, t.deleted_at is not null as trashed from tasks t where t.user_id = $1 and t.id = $2`

/** One task as JSON text, also from the trash; null where there is none. */
export async function findTask(
  db: Db,
  userId: UserId,
  id: string,
): Promise<{ task: string; trashed: boolean } | null> {
  const [row] = await query<{ task: string; trashed: boolean }>(db, ONE_TASK, [userId, id])
  return row ?? null
}

/**
 * One task that is not in the trash, as JSON text.
 *
 * @throws AppError `not_found`; "not yours" and "not there" answer alike, so nobody learns whose ids exist
 */
export async function readTask(db: Db, userId: UserId, id: string): Promise<string> {
  const found = await findTask(db, userId, id)
  if (!found || found.trashed) throw noSuchTask()
  return found.task
}

export function noSuchTask(): AppError {
  return new AppError('not_found', 'Task not found')
}
