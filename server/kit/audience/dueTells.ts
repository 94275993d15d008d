import { change } from '#server/kit/db/change.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { DueKinds, DueMoment } from '#server/kit/due/dueKind.ts'
import { audienceOf } from './audience.ts'
import { TELL, type Told } from './tell.ts'

/** People who have yet to hear of a row that changed. It is tried again for as long as streams may resume. */
export const DUE_TELLS: DueKinds = {
  [TELL]: {
    clock: 'any',
    horizon: 60,
    atOnce: 4,
    retries: { first: 1, longest: 60, giveUpAfter: 24 * 3600 },
    deliver: tellPeople,
  },
}

/** Each person in a change of their own, which numbers it; one that fails holds up no other, and then all are repeated. */
async function tellPeople(deps: Deps, { ownerId: thingId, payload }: DueMoment): Promise<void> {
  const told = toldOf(payload ?? '')
  const failures: unknown[] = []
  for (const id of [...told.seeing, ...told.joined, ...told.left])
    await tellOne(deps, thingId, told, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** What was written by a server of before names one row. */
function toldOf(payload: string): Told {
  const told: Told | (Omit<Told, 'rowIds'> & { rowId: string }) = JSON.parse(payload)
  return 'rowIds' in told ? told : { ...told, rowIds: [told.rowId] }
}

/**
 * Two tells of a row may overtake each other, and who left and came back must not hear `delete` last. So it is asked under the
 * person's lock, which gives their changes their order, whether they see the row again. Who left may hear an `update` of before
 * they did after their `delete`: the row that they ask for then is not there for them.
 */
function tellOne(deps: Deps, thingId: string, told: Told, id: PersonId): Promise<void> {
  const { table, rowIds, op, seeing, left } = told
  const [rowId = ''] = rowIds
  const audience = audienceOf(deps.shared, table)
  return change(deps, { id }, async (tx) => {
    const isGone = left.includes(id) && !(await audience(tx, thingId, rowId)).includes(id)
    tx.changed(id, table, rowIds, isGone ? 'delete' : seeing.includes(id) ? op : 'insert')
  })
}
