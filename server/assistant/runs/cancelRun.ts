import { isActive, type Run } from '#shared/assistant/runs.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { OpenAiError } from '../openAiErrors.ts'
import { wireId } from '../wireId.ts'
import { endRun } from './endRun.ts'
import { expireOverdue } from './expire.ts'
import { readRun, runOfThread } from './readRun.ts'

/**
 * Cancels a run. The server that works on it notices within a second; where none does, it ends at once.
 *
 * @throws OpenAiError `not_found`; `invalid_status` when it has ended
 */
export async function cancelRun(deps: Deps, person: Person, threadId: string, id: string): Promise<Run> {
  await expireOverdue(deps, person, await runOfThread(deps.db, person.id, threadId, id))
  return change(deps, person, async (tx) => {
    const { status } = await runOfThread(tx, person.id, threadId, id)
    if (!isActive(status))
      throw new OpenAiError('invalid_status', `The run is ${status} and cannot be cancelled`)
    const isHeld = (await tx.query(CANCELLING, [person.id, id])).length > 0
    if (isHeld) tx.changed(person.id, 'runs', wireId('run', id), 'update')
    else await endRun(tx, person.id, { runId: id, status: 'cancelled' }, deps.now())
    tx.after(() => deps.liveRuns.stop(id, 'cancelled'))
    return readRun(tx, person.id, id)
  })
}

const CANCELLING = `
  update runs set status = 'cancelling' where user_id = $1 and id = $2 and lease_until >= now() returning id`
