import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'
import { relationsOf } from '#server/people/relationsOf.ts'
import { type PartnerState, partnerState } from './rows.ts'

type Viewer = Pick<Person, 'id'>
type Sight = { id: OtherUserId; state: PartnerState }
const NO_SUCH_PARTNER = 'No such partner'

/** A partner, or somebody who asks or was asked to be one. */
export type SeenPartner = Seen<'partner', Sight>

/** Only of friends there is anything here. */
export const partnerPolicy = policy(
  'partner',
  NO_SUCH_PARTNER,
  (db: Db, viewer: Viewer, { user_id }: { user_id: string }) => look(db, viewer, user_id),
)

/** A partner, or somebody who asks to be one. */
export type SeenAsked = Seen<'asked_partner', Sight>

/** Only who was asked answers. */
export const askedPolicy = policy(
  'asked_partner',
  NO_SUCH_PARTNER,
  async (db: Db, viewer: Viewer, { user_id }: { user_id: string }) => {
    const sight = await look(db, viewer, user_id)
    return sight?.state === 'asking' ? null : sight
  },
)

async function look(db: Db, { id: me }: Viewer, userId: string): Promise<Sight | null> {
  const id = userId as OtherUserId
  const relation = (await relationsOf(db, me, [id])).get(id)
  if (relation !== 'friend' && relation !== 'partner') return null
  const state = await partnerState(db, me, id)
  return state && { id, state }
}
