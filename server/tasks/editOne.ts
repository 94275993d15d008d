import { AppError, invalidField } from '#shared/errors.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { type Db, query } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'
import { readTask, taskJsonOf } from './rows.ts'

/** The columns that a patch may set, in one order: a statement is prepared for each set of fields. */
const COLUMNS = [
  'title',
  'description',
  'category',
  'priority',
  'estimated_duration',
  'scheduled_date',
  'scheduled_time',
  'due_date',
  'xp_reward',
  'accountability_type',
] as const
export type EditedColumn = (typeof COLUMNS)[number]

/** The fields that a patch sets, a missing date with its time. */
export function columnsOf(patch: TaskPatch): { name: EditedColumn; value: string | number | null }[] {
  const whole = patch.scheduled_date === null ? { ...patch, scheduled_time: null } : patch
  return COLUMNS.flatMap((name) => {
    const value = whole[name]
    return value === undefined ? [] : [{ name, value }]
  })
}

/** Edits one row and tells its person's windows; see `editTask`. */
export async function editOne(
  db: Db,
  userId: UserId,
  id: string,
  patch: TaskPatch,
  now: Date,
): Promise<string> {
  const columns = columnsOf(patch)
  if (columns.length === 0) return unchanged(db, userId, id, patch)
  const values: unknown[] = [userId, id, now.toISOString(), columns.map(({ name }) => name)]
  const bind = (value: unknown) => `$${values.push(value)}`
  const sets = columns.map(({ name, value }) => `${name} = ${bind(value)}`)
  const guards = [
    patch.version === undefined ? [] : `and version = ${bind(patch.version)}`,
    patch.xp_reward === undefined
      ? []
      : `and (status <> 'completed' or xp_reward = ${bind(patch.xp_reward)})`,
    patch.scheduled_time && patch.scheduled_date === undefined ? 'and scheduled_date is not null' : [],
  ].flat()
  const [row] = await query<{ task: string }>(db, editSql(sets, guards), values)
  if (!row) throw await refusal(db, userId, id, patch)
  return row.task
}

const editSql = (sets: string[], guards: string[]) => `
  with edited as (
    update tasks set ${sets.join(', ')}, version = version + 1, updated_at = $3,
      edited_fields = case when recurrence_id is null then edited_fields
        else array(select distinct unnest(edited_fields || $4::text[])) end
    where user_id = $1 and id = $2 and deleted_at is null ${guards.join(' ')}
    returning *
  ), told as (
    insert into outbox (user_id, changes, created_at)
    select user_id, json_build_array(json_build_object('table', 'tasks', 'id', id, 'op', 'update')), $3 from edited
  )
  ${taskJsonOf('edited')}`

async function unchanged(db: Db, userId: UserId, id: string, patch: TaskPatch): Promise<string> {
  const task = await readTask(db, userId, id)
  if (patch.version !== undefined && patch.version !== (JSON.parse(task) as Task).version) throw stale(task)
  return task
}

async function refusal(db: Db, userId: UserId, id: string, patch: TaskPatch): Promise<AppError> {
  const current = await readTask(db, userId, id)
  const task: Task = JSON.parse(current)
  if (patch.version !== undefined && patch.version !== task.version) return stale(current)
  if (patch.scheduled_time && task.scheduled_date === null)
    return invalidField('scheduled_date', 'A time needs a date')
  return invalidField('xp_reward', 'The XP of a completed task stays as it was earned')
}

/** Somebody else was faster: the row as it stands goes along, so that the two can be told apart. */
export function stale(current: string): AppError {
  return new AppError('conflict', 'This task was changed elsewhere in the meantime', JSON.parse(current))
}
