import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** Nothing is due any more for a person who has left. */
export async function deleteMoments({ db }: { db: Tx }, { id }: { id: UserId }): Promise<void> {
  await db.query('delete from due_moments where owner_id = $1', [id])
}
