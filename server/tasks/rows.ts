import { AppError } from '#shared/errors.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { Db } from '#server/kit/db/database.ts'
import { columnsOf } from '#server/kit/db/fieldsSql.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { Json } from '#server/kit/db/json.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** SQL for the fields of the wire's `Task`, of a row of `tasks` that is called `t`. @param userId SQL: whose it is */
const taskColumns = (userId: string) => `
  t.id, t.user_id, ${columnsOf(TASK_FIELDS)
    .map((name) => `t.${name}`)
    .join(', ')}, t.status, t.scheduled_time as "startTime",
  to_char(t.scheduled_time::time + make_interval(mins => t.estimated_duration), 'HH24:MI') as "endTime",
  ${instantSql('t.completed_at')} as completed_at, t.actual_duration,
  case when t.status = 'completed' then 0 else t.tracked_ms / 1000 end as elapsed_seconds,
  ${instantSql('t.running_since')} as running_since,
  case when t.recurrence_id is not null then (
    select json_build_object('rrule', r.rrule, 'from', r.basis) from recurrences r
    where r.user_id = ${userId} and r.id = t.recurrence_id
  ) end as recurrence,
  t.recurrence_id, t.version, ${instantSql('t.deleted_at')} as deleted_at,
  ${instantSql('t.created_at')} as created_at, ${instantSql('t.updated_at')} as updated_at`

/**
 * SQL that joins `shown` to a row of `tasks` that is called `t`; {@link TASK_JSON} makes it text.
 *
 * @param userId SQL: whose it is. Where it is the row's own person, the statement may be about many, and is refused by a database
 *   that is spread over machines.
 */
export const shown = (userId: '$1' | 't.user_id') =>
  `cross join lateral (select ${taskColumns(userId)}) shown`
/** SQL for the wire's `Task` as JSON text, where {@link shown} is joined. */
export const TASK_JSON = 'row_to_json(shown)::text'

/** SQL that answers rows of the person `$1` of a relation as JSON text, one column named `task`: it is sent as the database made it. */
export const taskJsonOf = (relation: string) =>
  `select ${TASK_JSON} as task from ${relation} t ${shown('$1')}`

const ONE_TASK = `
  select ${TASK_JSON} as task, t.deleted_at is not null as trashed from tasks t ${shown('$1')} where t.user_id = $1 and t.id = $2`

type FoundTask = { task: Json<Task>; trashed: boolean }

/** One task, also from the trash; null where there is none. */
export async function findTask(db: Db, userId: UserId, id: string): Promise<FoundTask | null> {
  const [row] = await db.read<FoundTask>(ONE_TASK, [userId, id])
  return row ?? null
}

/**
 * One task that is not in the trash.
 *
 * @throws AppError `not_found`; "not yours" and "not there" answer alike, so nobody learns whose ids exist
 */
export async function readTask(db: Db, userId: UserId, id: string): Promise<Json<Task>> {
  const found = await findTask(db, userId, id)
  if (!found || found.trashed) throw noSuchTask()
  return found.task
}

export function noSuchTask(): AppError {
  return new AppError('not_found', 'Task not found')
}
