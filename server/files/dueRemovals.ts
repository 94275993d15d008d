import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { DueKinds, DueMoment } from '#server/kit/due/dueKind.ts'
import { REMOVE_FILE, UNUSED_FILE } from './dueKinds.ts'

const RETRIES = { first: 5, longest: 3600, giveUpAfter: 30 * 86_400 }

/**
 * Deletes the bytes of pictures that nothing shows. The moment of a new picture is set before its bytes are stored, so that
 * whatever becomes of the upload, they do not stay.
 */
export const DUE_REMOVALS: DueKinds = {
  [UNUSED_FILE]: { retries: RETRIES, clock: 'trusted', deliver: removeUnused },
  [REMOVE_FILE]: { retries: RETRIES, clock: 'any', deliver: removeUnused },
}

async function removeUnused(deps: Deps, { ownerId: key, payload }: DueMoment): Promise<void> {
  const owner = payload as OtherUserId
  const isUsed = await change(deps, { id: owner }, async (tx) => {
    const gone = await tx.query<{ id: string }>(DELETE_UNUSED, [owner, key])
    for (const { id } of gone) tx.changed(owner, 'files', id, 'delete')
    return (await tx.query(ANY, [owner, key])).length > 0
  })
  if (!isUsed) await deps.files.store.remove(key)
}

const DELETE_UNUSED = 'delete from files where user_id = $1 and key = $2 and used_by is null returning id'
const ANY = 'select 1 from files where user_id = $1 and key = $2'
