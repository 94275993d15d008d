import type { Cheered, CheerKind } from '#shared/activity/activity.ts'
import { AppError } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { limitPerson } from '#server/kit/http/limitPerson.ts'
import type { Person } from '#server/kit/http/person.ts'
import { activityPolicy, NO_SUCH_ACTIVITY, type SeenItem } from './activityPolicy.ts'
import { oldestShown } from './feed.ts'

/**
 * Cheers for what somebody else has reached: once a person and item, a new kind in place of the one before. The owner hears of it
 * at once (docs/rules/activity.md, Cheers).
 *
 * @throws AppError `not_found` for what is not shown any more, `forbidden` for one's own, `rate_limited`
 */
export async function cheer(deps: Deps, person: Person, seen: SeenItem, kind: CheerKind): Promise<Cheered> {
  checkOther(deps, person, seen)
  const { id, ownerId } = seen
  if (seen.own_cheer !== kind) {
    await limitPerson(deps, person, 'cheers')
    await change(deps, [person, { id: ownerId }], async (tx, inside) => {
      await activityPolicy.see(tx, person, { id })
      const now = deps.now()
      const given = await tx.query<{ is_new: boolean }>(GIVE, [person.id, id, ownerId, kind, now])
      if (given.length === 0) return
      await tx.query(PUT, [ownerId, id, person.id, kind, now])
      tx.changed(ownerId, 'activity', id, 'update')
      if (given[0]?.is_new) await happened(inside, person, 'cheer.given', { item_id: id, owner_id: ownerId })
    })
  }
  return { cheers: await countCheers(deps.db, ownerId, id), cheered: true }
}

/** `xmax` is 0 where the row was not there before. */
const GIVE = `
  insert into cheers_given as c (user_id, item_id, owner_id, kind, created_at) values ($1, $2, $3, $4, $5)
  on conflict (user_id, item_id) do update set kind = excluded.kind where c.kind <> excluded.kind
  returning xmax = 0 as is_new`

const PUT = `
  insert into cheers (user_id, item_id, cheered_by, kind, created_at) values ($1, $2, $3, $4, $5)
  on conflict (user_id, item_id, cheered_by) do update set kind = excluded.kind`

/** Takes one's cheer back; where there is none, nothing happens. @throws as {@link cheer} does */
export async function takeCheerBack(deps: Deps, person: Person, seen: SeenItem): Promise<void> {
  checkOther(deps, person, seen)
  const { id, ownerId } = seen
  if (seen.own_cheer === null) return
  await change(deps, [person, { id: ownerId }], async (tx) => {
    await activityPolicy.see(tx, person, { id })
    await tx.query('delete from cheers_given where user_id = $1 and item_id = $2', [person.id, id])
    const taken = await tx.query(TAKE, [ownerId, id, person.id])
    if (taken.length > 0) tx.changed(ownerId, 'activity', id, 'update')
  })
}

const TAKE = 'delete from cheers where user_id = $1 and item_id = $2 and cheered_by = $3 returning item_id'

function checkOther({ now }: Deps, person: Person, { ownerId, created_at }: SeenItem): void {
  if (created_at <= oldestShown(now())) throw new AppError('not_found', NO_SUCH_ACTIVITY)
  if (ownerId === person.id) throw new AppError('forbidden', 'This is your own. Others cheer for it.')
}

async function countCheers(db: Db, ownerId: PersonId, id: string): Promise<number> {
  const text = 'select count(*)::int as cheers from cheers where user_id = $1 and item_id = $2'
  const [count] = await db.query<{ cheers: number }>(text, [ownerId, id])
  return count?.cheers ?? 0
}
