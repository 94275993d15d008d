import type { Profile } from '#shared/profile/profile.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import type { Json } from '#server/kit/db/json.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { SignedInPerson } from '#server/kit/http/person.ts'
import { profileJson } from '#server/profile/profile.ts'
import { deleteFiles, useFile } from './useFile.ts'

/** What a face is used by: one's own profile. */
const AVATAR = 'avatar'

/** Makes a picture one's face; the one before is deleted. @throws AppError `invalid` on `file_id` */
export function setAvatar(deps: Deps, person: SignedInPerson, fileId: string): Promise<Json<Profile>> {
  return change(deps, person, async (_tx, inside) => {
    const { key, id } = await useFile(inside, person.id, fileId, 'avatar', AVATAR)
    await deleteOthers(inside, person.id, id)
    await noteAvatar(inside, person.id, key)
    return profileJson(inside, person.id, person.deletionAt)
  })
}

/** Goes back to the emoji; fine without a picture, too. */
export async function removeAvatar(deps: Deps, person: SignedInPerson): Promise<void> {
  await change(deps, person, (_tx, inside) => deleteOthers(inside, person.id, null))
}

/** Deletes a picture of one's own, also one that is shown: it is shown no more. One that is gone is fine. */
export async function deleteFile(deps: Deps, person: SignedInPerson, id: string): Promise<boolean> {
  return change(deps, person, async (tx, inside) => {
    const [file] = await tx.query<{ used_by: string | null }>(USED_BY, [person.id, id])
    if (!file) return false
    const { used_by: usedBy } = file
    const claimId = usedBy === AVATAR ? null : usedBy
    if (claimId !== null) await tell(inside, 'claims', claimId, 'update', person.id)
    await deleteFiles(inside, person.id, [id])
    if (usedBy === AVATAR) await noteAvatar(inside, person.id, null)
    if (claimId !== null) tx.changed(person.id, 'claims', claimId, 'update')
    return true
  })
}

const USED_BY = 'select used_by from files where user_id = $1 and id = $2'

async function deleteOthers(inside: Inside, owner: PersonId, id: string | null): Promise<void> {
  const others = await inside.db.query<{ id: string }>(OTHERS, [owner, AVATAR, id])
  if (others.length === 0) return
  await deleteFiles(
    inside,
    owner,
    others.map((other) => other.id),
  )
  if (id === null) await noteAvatar(inside, owner, null)
}

const OTHERS = 'select id from files where user_id = $1 and used_by = $2 and id is distinct from $3::uuid'

async function noteAvatar({ db: tx }: Inside, owner: PersonId, key: string | null): Promise<void> {
  await tx.query('update users set avatar_key = $2 where id = $1', [owner, key])
  tx.changed(owner, 'users', owner, 'update')
}
