import { isHandle } from '#shared/people/addressee.ts'
import { visible } from '#shared/people/relation.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'
import { relationsOf } from './relationsOf.ts'

/** Somebody who may be looked up by their handle. */
export type SeenPerson = Seen<'person', { id: OtherUserId }>

/** Who is near sees a person by their handle, and so does everybody else where the person has a public page. */
export const personPolicy = policy(
  'person',
  'No such person',
  async (db: Db, { id: viewer }: Pick<Person, 'id'>, { handle }: { handle: string }) => {
    const id = await findPageOwner(db, viewer, handle)
    return id && { id }
  },
)

/** Whose page a viewer sees by a handle, in any case; null where they see none. */
export async function findPageOwner(db: Db, viewer: PersonId, handle: string): Promise<OtherUserId | null> {
  const key = handle.toLowerCase()
  if (!isHandle(key)) return null
  const [found] = await db.read<{ id: OtherUserId }>(BY_HANDLE, [key])
  if (!found) return null
  const { id } = found
  const relation = (await relationsOf(db, viewer, [id])).get(id) ?? 'stranger'
  const [page] = await db.read<{ public_page: boolean }>(PUBLIC_PAGE, [id])
  const hasPublicPage = page?.public_page ?? false
  const sides = { viewerPlays: true, personPlays: true, showsPresence: true, hasPublicPage }
  return visible(relation, sides).page ? id : null
}

const BY_HANDLE = 'select h.user_id as id from handles h where h.handle = $1'
const PUBLIC_PAGE = 'select s.public_page from settings s where s.user_id = $1'
