import { invalidField } from '#shared/errors.ts'
import type { ActedTask, TaskAction } from '#shared/tasks/task.ts'
import type { Json } from '#server/db/json.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import { completeTask, uncompleteTask } from './complete.ts'
import { turnTimer } from './timer.ts'

const LATEST_DAYS = 7

/**
 * Starts, pauses, resets, completes a task, or undoes its completion.
 *
 * A repeated action answers the same and changes nothing.
 *
 * @param asked when the person acted by the device's clock: earlier than the request when it was offline
 * @throws AppError `invalid` when that is more than 7 days ago; `not_found`
 */
export async function actOnTask(
  deps: Deps,
  person: Person,
  id: string,
  action: TaskAction,
  asked?: string,
): Promise<Json<ActedTask>> {
  const at = believable(asked, deps.now())
  switch (action) {
    case 'complete':
      return completeTask(deps, person, id, at)
    case 'uncomplete':
      return uncompleteTask(deps, person, id, at)
    case 'start':
    case 'pause':
    case 'reset':
      return `{"task":${await turnTimer(deps, person, id, action, at)}}` as Json<ActedTask>
  }
}

/** The client's moment, as far as it can be believed: never ahead of us, never older than a queue may be. */
function believable(asked: string | undefined, now: Date): Date {
  if (asked === undefined) return now
  const at = new Date(asked)
  if (now.getTime() - at.getTime() > LATEST_DAYS * 24 * 60 * 60 * 1000)
    throw invalidField('at', 'This happened more than 7 days ago')
  return at > now ? now : at
}
