import type { Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/**
 * Deletes a person's notifications about somebody who has left, or about what they did. The person is locked.
 *
 * @param ids of the person or the things, by which keys of notifications name them
 */
export async function forgetNotices(tx: Tx, owner: PersonId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const told = await tx.query<{ id: string }>(FORGET, [owner, ids])
  for (const { id } of told) tx.changed(owner, 'notifications', id, 'delete')
}

const FORGET = `
  delete from notifications n
  where n.user_id = $1 and string_to_array(n.key, ':') && $2::text[] returning n.id`
