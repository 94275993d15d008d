import { invalidField } from '#shared/errors.ts'
import type { ActedTask, TaskAction } from '#shared/tasks/task.ts'
import { onServerClock } from '#shared/time/deviceClock.ts'
import type { Json } from '#server/db/json.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import { completeTask, uncompleteTask } from './complete.ts'
import { turnTimer } from './timer.ts'

const LATEST_DAYS = 7
/** What may not be put into the past as one likes: other actions give nothing by it. */
const LIMITED: readonly TaskAction[] = ['start', 'complete']

/** When a person acted, as their device says. Without `at` it is now; `sentAt` is the device's clock when it sent this. */
export type Moment = { at?: string | undefined; sentAt?: string | undefined }

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
  const at = believable(moment, action, deps.now())
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

/** The moment by our clock, as far as it can be believed: never ahead of us, never older than a queue may be. */
function believable({ at: noted, sentAt }: Moment, action: TaskAction, now: Date): Date {
  if (noted === undefined) return now
  const at = onServerClock(new Date(noted), sentAt === undefined ? now : new Date(sentAt), now)
  if (LIMITED.includes(action) && now.getTime() - at.getTime() > LATEST_DAYS * 24 * 60 * 60 * 1000)
    throw invalidField('at', `This happened more than ${LATEST_DAYS} days ago`)
  return at
}
