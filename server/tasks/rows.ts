import { AppError } from '#shared/errors.ts'
import { type Db, read } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'

/** SQL for ISO 8601 in UTC with milliseconds, as JavaScript writes it: sessions speak UTC. */
export const instantSql = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** SQL for the fields of the wire's `Task`, of a row of `tasks` that is called `t`. */
const TASK_FIELDS = `
  t.id, t.user_id, t.title, t.description, t.category, t.priority, t.status, t.estimated_duration,
  t.scheduled_date, t.scheduled_time, t.scheduled_time as "startTime",
  to_char(t.scheduled_time::time + make_interval(mins => t.estimated_duration), 'HH24:MI') as "endTime",
  t.due_date, t.xp_reward, t.accountability_type, ${instantSql('t.completed_at')} as completed_at, t.actual_duration,
  case when t.status = 'completed' then 0 else t.tracked_ms / 1000 end as elapsed_seconds,
  ${instantSql('t.running_since')} as running_since, t.goal_id, t.domain_id,
  case when t.recurrence_id is not null then (
    select json_build_object('rrule', r.rrule, 'from', r.basis) from recurrences r
    where r.user_id = t.user_id and r.id = t.recurrence_id
  ) end as recurrence,
  t.recurrence_id, t.version, ${instantSql('t.deleted_at')} as deleted_at,
  ${instantSql('t.created_at')} as created_at, ${instantSql('t.updated_at')} as updated_at`

/** SQL that joins `shown` to a row of `tasks` that is called `t`; {@link TASK_JSON} tells it. */
export const SHOWN = `cross join lateral (select ${TASK_FIELDS}) shown`
/** SQL for the wire's `Task` as JSON text, where {@link SHOWN} is joined. */
export const TASK_JSON = 'row_to_json(shown)::text'

/** SQL that answers rows of a relation as JSON text, one column named `task`: it is sent as the database made it. */
export const taskJsonOf = (relation: string) => `select ${TASK_JSON} as task from ${relation} t ${SHOWN}`

const ONE_TASK = `
  select ${TASK_JSON} as task, t.deleted_at is not null as trashed from tasks t ${SHOWN} where t.user_id = $1 and t.id = $2`

/** One task as JSON text, also from the trash; null where there is none. */
export async function findTask(
  db: Db,
  userId: UserId,
  id: string,
): Promise<{ task: string; trashed: boolean } | null> {
  const [row] = await read<{ task: string; trashed: boolean }>(db, ONE_TASK, [userId, id])
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
