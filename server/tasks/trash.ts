import type { Db, Tx } from '#server/kit/db/database.ts'
import { change } from '#server/kit/db/change.ts'
import type { Task } from '#shared/tasks/task.ts'
import { daysBefore } from '#shared/time/durations.ts'
import type { Json } from '#server/kit/db/json.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { markGoalsChanged } from '#server/links/links.ts'
import { findTask, noSuchTask } from './rows.ts'
import { removeNextAfterCompletion } from './series.ts'
import { addTimer, trackedUntil } from './timer.ts'

/** How long the trash keeps a task. */
const TRASH_DAYS = 30

/** Moves tasks to the trash. An occurrence's date is not made again. */
export async function moveToTrash(tx: Tx, person: Person, ids: string[], now: Date): Promise<void> {
  const moved = await tx.query<Linked>(TRASH, [person.id, ids, now])
  await tx.query(EXCEPT, [person.id, ids])
  tx.changed(person.id, 'tasks', ids, 'delete')
  markGoalsChanged(tx, person, ...moved.map(({ goal_id }) => goal_id))
}

type Linked = { goal_id: string | null }

const TRASH = `
  with closed as (
    update focus_sessions set ended_at = greatest(started_at, $3::timestamptz), closed_at = $3
    where user_id = $1 and task_id = any($2::uuid[]) and ended_at is null returning started_at, ended_at
  ), counted as (${addTimer('+')}
  )
  update tasks t set deleted_at = $3, tracked_ms = ${trackedUntil('$3')}, running_since = null,
    status = case when status = 'in_progress' then 'pending' else status end,
    version = version + 1, updated_at = $3
  where user_id = $1 and id = any($2::uuid[]) returning goal_id`

const EXCEPT = `
  update recurrences r set except_dates = array(
    select distinct unnest(r.except_dates || array(
      select t.occurrence_date from tasks t
      where t.user_id = $1 and t.id = any($2::uuid[]) and t.recurrence_id = r.id)))
  where r.user_id = $1
    and r.id in (select t.recurrence_id from tasks t where t.user_id = $1 and t.id = any($2::uuid[]))`

/**
 * Takes a task back out of the trash, as it was.
 *
 * @returns the task; also when it was not in the trash
 * @throws AppError `not_found`
 */
export function restoreTask(deps: Deps, person: Person, id: string): Promise<Json<Task>> {
  const now = deps.now()
  return change(deps, person, async (tx) => {
    const [restored] = await tx.query<Linked>(RESTORE, [person.id, id, now])
    if (restored) {
      await tx.query(ALLOW, [person.id, id])
      await removeNextAfterCompletion(tx, person.id, id)
      tx.changed(person.id, 'tasks', id, 'update')
      markGoalsChanged(tx, person, restored.goal_id)
    }
    const found = await findTask(tx, person.id, id)
    if (!found) throw noSuchTask()
    return found.task
  })
}

const RESTORE = `
  update tasks set deleted_at = null, version = version + 1, updated_at = $3
  where user_id = $1 and id = $2 and deleted_at is not null returning goal_id`

const ALLOW = `
  update recurrences r set except_dates = array_remove(r.except_dates, t.occurrence_date)
  from tasks t where t.user_id = $1 and t.id = $2 and r.user_id = $1 and r.id = t.recurrence_id`

/** Removes for good what has been in the trash for 30 days. Safe to run on several servers at once. */
export async function emptyTrash(db: Db, now: Date): Promise<void> {
  const oldest = daysBefore(now, TRASH_DAYS)
  await db.query(EMPTY, [oldest])
}

const EMPTY = '/* across people: an hourly job */ delete from tasks where deleted_at < $1'
