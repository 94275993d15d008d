import type { PersonId, OtherUserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'

export type Role = 'owner' | 'admin' | 'member'
export type SeenList = Seen<'list', { id: string; role: Role }>
export type SeenMember = Seen<'member', { id: string; role: Role; member: PersonId; theirRole: Role }>
export type SeenOpenList = Seen<'open list', { id: string; role: Role | null; invitedBy: OtherUserId | null }>

const NO_SUCH = 'No such list'

/** A list is seen by its members. */
export const listPolicy = policy(
  'list',
  NO_SUCH,
  async (db, { id: userId }: Person, { id }: { id: string }) => {
    const [me] = await db.query<{ role: Role }>(ROLE, [id, userId])
    return me ? { id, ...me } : null
  },
)

const ROLE = 'select role from list_members where list_id = $1 and user_id = $2'

/** A member is seen by the others and themselves. */
export const memberPolicy = policy(
  'member',
  NO_SUCH,
  async (db, { id: userId }: Person, { id, user_id }: { id: string; user_id: string }) => {
    const [both] = await db.query<{ role: Role; theirRole: Role }>(ROLES, [id, userId, user_id])
    return both ? { id, member: user_id as PersonId, ...both } : null
  },
)

const ROLES = `
  select me.role, them.role as "theirRole" from list_members me
  join list_members them on them.list_id = me.list_id and them.user_id = $3
  where me.list_id = $1 and me.user_id = $2`

/** A list is open to its members and to whom they have invited. */
export const openListPolicy = policy(
  'open list',
  NO_SUCH,
  async (db, { id: userId }: Person, { id }: { id: string }) => {
    const [me] = await db.query<{ role: Role }>(ROLE, [id, userId])
    const [invited] = await db.query<{ sent_by: OtherUserId }>(INVITED, [userId, id])
    if (!me && !invited) return null
    return { id, role: me?.role ?? null, invitedBy: invited?.sent_by ?? null }
  },
)

const INVITED = 'select sent_by from list_invitations where user_id = $1 and list_id = $2 and sent_to = $1'
