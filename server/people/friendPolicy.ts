import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'
import { relationsOf } from './relationsOf.ts'

/** A friend of whom asks. */
export type SeenFriend = Seen<'friend', { id: OtherUserId }>

/** Friends alone see what friends have of each other; everybody else is answered as about an id that nobody has. */
export const friendPolicy = policy(
  'friend',
  'No such friend',
  async (db: Db, { id: viewer }: Pick<Person, 'id'>, { user_id }: { user_id: string }) => {
    const id = user_id as OtherUserId
    const relation = (await relationsOf(db, viewer, [id])).get(id)
    return relation === 'friend' || relation === 'partner' ? { id } : null
  },
)
