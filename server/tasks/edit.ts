import { invalidField } from '#shared/errors.ts'
import type { RecurrenceScope } from '#shared/tasks/recurrence.ts'
import { isSeriesEdit } from '#shared/tasks/series.ts'
import { Task, type TaskPatch } from '#shared/tasks/task.ts'
import type { Deps, Person } from '#server/http/context.ts'
import { editOne } from './editOne.ts'
import { editSeries } from './editSeries.ts'
import { readTask } from './rows.ts'

/**
 * Changes fields of a task, or of several occurrences of its series.
 *
 * Taking the date away takes the time with it. What was changed for one occurrence alone is remembered, so that
 * an edit of the series leaves it.
 *
 * @returns the task as JSON text
 * @throws AppError `not_found`; `conflict` with the row as it stands when `version` is stale; `invalid` for the XP of
 *   a completed task and for a time without a date
 */
export async function editTask(
  deps: Deps,
  person: Person,
  id: string,
  patch: TaskPatch,
  scope: RecurrenceScope,
): Promise<string> {
  if (patch.scheduled_date === null && patch.scheduled_time)
    throw invalidField('scheduled_date', 'A time needs a date')
  if (patch.recurrence !== undefined || scope !== 'this') {
    const task = Task.parse(JSON.parse(await readTask(deps.db, person.id, id)))
    if (isSeriesEdit(task, patch, scope)) return editSeries(deps, person, id, patch, scope)
  }
  const edited = await editOne(deps.db, person.id, id, patch, deps.now())
  deps.hub.wake()
  return edited
}
