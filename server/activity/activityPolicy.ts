import type { CheerKind } from '#shared/activity/activity.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'
import { relationsOf } from '#server/people/relationsOf.ts'
import type { Viewer } from './feed.ts'
import { NEAR, shownTo } from './shown.ts'

type Sight = {
  id: string
  ownerId: PersonId
  created_at: Date
  /** How who looks has cheered for it. */
  own_cheer: CheerKind | null
}
export type SeenItem = Seen<'activity', Sight>

export const NO_SUCH_ACTIVITY = 'No such activity'

/**
 * Who sees an item: its owner, and friends and team mates with whom it is shared. How old it is, the policy does not ask: it has no clock.
 */
export const activityPolicy = policy(
  'activity',
  NO_SUCH_ACTIVITY,
  async (db: Db, { id: viewer, isGamified }: Viewer, { id }: { id: string }): Promise<Sight | null> => {
    const near = await db.read<{ id: PersonId }>(NEAR, [viewer])
    const owners = [viewer, ...near.map(({ id: other }) => other)]
    const [item] = await db.read<Sight & { user_id: PersonId }>(ITEM, [viewer, owners, id, isGamified])
    if (!item) return null
    const { user_id: ownerId, ...sight } = item
    const relation = (await relationsOf(db, viewer, [ownerId])).get(ownerId)
    return relation === 'blocked' ? null : { ...sight, ownerId }
  },
)

const ITEM = `
  select a.user_id, a.id, a.created_at,
    (
      select c.kind from cheers c where c.user_id = a.user_id and c.item_id = a.id and c.cheered_by = $1
    ) as own_cheer
  from activity a left join settings s on s.user_id = a.user_id
  where a.user_id = any($2::uuid[]) and a.id = $3 and ${shownTo('$1', '$4::bool')}`
