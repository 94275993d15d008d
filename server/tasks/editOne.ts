import { AppError, invalidField } from '#shared/errors.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { assignmentsOf } from '#server/kit/db/fieldsSql.ts'
import { type Json, parseJson } from '#server/kit/db/json.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { forgetLost } from '#server/links/links.ts'
import { readTask, taskJsonOf } from './rows.ts'

/** The fields that a patch sets, a missing date with its time. */
export function editedColumns(patch: TaskPatch) {
  const whole = patch.scheduled_date === null ? { ...patch, scheduled_time: null } : patch
  return assignmentsOf(TASK_FIELDS, whole)
}

/** Edits one row; see `editTask`. */
export async function editOne(
  tx: Tx,
  userId: UserId,
  id: string,
  patch: TaskPatch,
  now: Date,
): Promise<Json<Task>> {
  const columns = editedColumns(patch)
  if (columns.length === 0) return unchanged(tx, userId, id, patch)
  const values: unknown[] = [userId, id, now.toISOString(), columns.map(({ name }) => name)]
  const bind = (value: unknown) => `$${values.push(value)}`
  const sets = [...columns.map(({ name, value }) => `${name} = ${bind(value)}`), ...forgetLost(patch)]
  const guards = [
    patch.version === undefined ? [] : `and version = ${bind(patch.version)}`,
    patch.xp_reward === undefined
      ? []
      : `and (status <> 'completed' or xp_reward = ${bind(patch.xp_reward)})`,
    patch.scheduled_time && patch.scheduled_date === undefined ? 'and scheduled_date is not null' : [],
  ].flat()
  const [row] = await tx.query<{ task: Json<Task> }>(editSql(sets, guards), values)
  if (!row) throw await refusal(tx, userId, id, patch)
  tx.changed(userId, 'tasks', id, 'update')
  return row.task
}

/** The names come from the list of fields, so each set of fields is one text, which is prepared once. */
const editSql = (sets: string[], guards: string[]) => `
  with edited as (
    update tasks set ${sets.join(', ')}, version = version + 1, updated_at = $3,
      edited_fields = case when recurrence_id is null then edited_fields
        else array(select distinct unnest(edited_fields || $4::text[])) end
    where user_id = $1 and id = $2 and deleted_at is null ${guards.join(' ')}
    returning *
  )
  ${taskJsonOf('edited')}`

async function unchanged(db: Db, userId: UserId, id: string, patch: TaskPatch): Promise<Json<Task>> {
  const task = await readTask(db, userId, id)
  if (patch.version !== undefined && patch.version !== parseJson(task).version) throw stale(task)
  return task
}

async function refusal(db: Db, userId: UserId, id: string, patch: TaskPatch): Promise<AppError> {
  const current = await readTask(db, userId, id)
  const task = parseJson(current)
  if (patch.version !== undefined && patch.version !== task.version) return stale(current)
  if (patch.scheduled_time && task.scheduled_date === null)
    return invalidField('scheduled_date', 'A time needs a date')
  return invalidField('xp_reward', 'The XP of a completed task stays as it was earned')
}

/** Another edit came first: the row as it is goes along, so that the client can compare the two. */
export function stale(current: Json<Task>): AppError {
  return new AppError('conflict', 'This task was changed elsewhere in the meantime', parseJson(current))
}
