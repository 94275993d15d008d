import type { RowChange } from '#shared/realtime/change.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { type Audience, audienceOf } from './audience.ts'

/** The due kind that is set for each change of a shared row (`dueTells.ts`). */
export const TELL = 'tell'

type Op = RowChange['op']

/** Rows that changed, and who hears what of them: `op`, `insert` or `delete`. */
export type Told = { table: string; rowIds: string[]; op: Op } & Record<
  'seeing' | 'joined' | 'left',
  PersonId[]
>

/**
 * Names a changed row of a shared table to its audience: who sees it before and after the change hears `op`, who sees it for the
 * first time `insert`, who sees it no more `delete`. Call it before the change, under the lock of the thing, or of the person whose
 * thing it is. A row of people who are all locked is named by `tx.changed`.
 *
 * It writes one row with the thing. The people hear of it after the commit, each by a change of their own, from this server or,
 * when that ends before, another one: at least once.
 *
 * @param rowIds a row, or several that the same people see
 * @param thingId the thing that they are part of
 * @param except who hears of it by a change of their own that follows
 * @throws an Error when the thing is not locked, or the table has no audience
 */
export async function tell(
  inside: Inside,
  table: string,
  rowIds: string | readonly [string, ...string[]],
  op: Op,
  thingId: string = typeof rowIds === 'string' ? rowIds : rowIds[0],
  except: readonly PersonId[] = [],
): Promise<void> {
  const { db: tx, due, now, shared } = inside
  if (!tx.held.hasThing(thingId) && !tx.held.hasPerson(thingId as UserId))
    throw new Error(`A row of ${table} is told without the lock of its thing`)
  const everybody = audienceOf(shared, table)
  const audience: Audience = async (...asked) =>
    (await everybody(...asked)).filter((id) => !except.includes(id))
  const [rowId, ...others] = typeof rowIds === 'string' ? [rowIds] : rowIds
  const before = await audience(tx, thingId, rowId)
  tx.beforeCommit(async () => {
    const after = await audience(tx, thingId, rowId)
    const left = before.filter((id) => !after.includes(id))
    if (after.length + left.length === 0) return
    const seeing = after.filter((id) => before.includes(id))
    const joined = after.filter((id) => !before.includes(id))
    const told: Told = { table, rowIds: [rowId, ...others], op, seeing, joined, left }
    await setDue(tx, { ownerId: thingId, kind: TELL, subject: newId() }, now(), JSON.stringify(told))
    tx.after(due.wake)
  })
}
