import { invalidField } from '#shared/errors.ts'
import type { RecurrenceScope } from '#shared/tasks/repeating/recurrence.ts'
import { isSeriesEdit } from '#shared/tasks/repeating/series.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { change } from '#server/kit/db/change.ts'
import { type Json, parseJson } from '#server/kit/db/json.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { checkLinks, markGoalsChanged } from '#server/links/links.ts'
import { patchWithWitness } from './checkWitness.ts'
import { editOne } from './editOne.ts'
import { editSeries } from './editSeries.ts'
import { readTask } from './rows.ts'

/**
 * Changes fields of a task, or of several occurrences of its series.
 *
 * Taking the date away takes the time with it. What was changed for one occurrence alone is remembered, so that
 * an edit of the series leaves it.
 *
 * @throws AppError `not_found`; `conflict` with the row as it is when `version` is stale; `invalid` for the XP of
 *   a completed task, for a time without a date, for a goal or a domain that the person does not have, and for who cannot
 *   be its witness
 */
export async function editTask(
  deps: Deps,
  person: Person,
  id: string,
  asked: TaskPatch,
  scope: RecurrenceScope,
): Promise<Json<Task>> {
  if (asked.scheduled_date === null && asked.scheduled_time)
    throw invalidField('scheduled_date', 'A time needs a date')
  return change(deps, person, async (tx, inside) => {
    const patch = await patchWithWitness(tx, person.id, id, asked)
    await checkLinks(tx, person.id, patch)
    const isLinked = patch.goal_id !== undefined
    if (isLinked || patch.recurrence !== undefined || scope !== 'this') {
      const task = parseJson(await readTask(tx, person.id, id))
      if (isLinked && patch.goal_id !== task.goal_id)
        markGoalsChanged(tx, person, task.goal_id, patch.goal_id)
      if (isSeriesEdit(task, patch, scope)) return editSeries(inside, person, id, patch, scope)
    }
    return editOne(tx, person.id, id, patch, deps.now())
  })
}
