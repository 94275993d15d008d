import type { RowChange } from '#shared/realtime/change.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { audienceOf } from './audience.ts'

/** The kind of moment that is due once a row was told of (`dueTells.ts`). */
export const TELL = 'tell'

type Op = RowChange['op']

/** A row that changed, and who hears what of it: `op`, `insert` or `delete`. */
export type Told = { table: string; rowId: string; op: Op } & Record<'seeing' | 'joined' | 'left', PersonId[]>

/**
 * Names a changed row of a shared table to its audience: who sees it before and after the change hears `op`, who sees it for the
 * first time `insert`, who sees it no more `delete`. Call it before the change, under the lock of the thing, or of the person whose
 * thing it is. A row of people who are all locked is named by `tx.changed`.
 *
 * It writes one row with the thing. The people hear of it after the commit, each by a change of their own, from this server or,
 * when that dies, another one: perhaps twice, never not at all.
 *
 * @param thingId the thing that the row is part of
 * @throws an Error when the thing is not locked, or the table has no audience
 */
export async function tell(
  inside: Inside,
  table: string,
  rowId: string,
  op: Op,
  thingId: string = rowId,
): Promise<void> {
  const { db: tx, due, now, shared } = inside
  if (!tx.held.hasThing(thingId) && !tx.held.hasPerson(thingId as UserId))
    throw new Error(`A row of ${table} is told without the lock of its thing`)
  const audience = audienceOf(shared, table)
  const before = await audience(tx, thingId, rowId)
  tx.beforeCommit(async () => {
    const after = await audience(tx, thingId, rowId)
    const left = before.filter((id) => !after.includes(id))
    if (after.length + left.length === 0) return
    const seeing = after.filter((id) => before.includes(id))
    const joined = after.filter((id) => !before.includes(id))
    const told: Told = { table, rowId, op, seeing, joined, left }
    await setDue(tx, { ownerId: thingId, kind: TELL, subject: newId() }, now(), JSON.stringify(told))
    tx.after(due.wake)
  })
}
