import type { ActedTask, TaskAction } from '#shared/tasks/task.ts'
import type { Json } from '#server/kit/db/json.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { actedAt, type Moment } from '#server/progress/actedAt.ts'
import { completeTask, uncompleteTask } from './complete.ts'
import { turnTimer } from './timer.ts'

/** What may not be put into the past as one likes: other actions give nothing by it. */
const LIMITED: readonly TaskAction[] = ['start', 'complete']

/**
 * Starts, pauses, resets, completes a task, or undoes its completion.
 *
 * A repeated action answers the same and changes nothing.
 *
 * @param moment earlier than the request when the device was offline
 * @throws AppError `invalid` when a start or a completion is more than 7 days ago; `not_found`
 */
export async function actOnTask(
  deps: Deps,
  person: Person,
  id: string,
  action: TaskAction,
  moment: Moment = {},
): Promise<Json<ActedTask>> {
  const at = actedAt(moment, deps.now(), LIMITED.includes(action))
  switch (action) {
    case 'complete':
      return completeTask(deps, person, id, at)
    case 'uncomplete':
      return uncompleteTask(deps, person, id, at)
    case 'start':
    case 'pause':
    case 'reset':
      return `{"task":${await turnTimer(deps, person, id, action, { at, noted: moment.at })}}` as Json<ActedTask>
  }
}
