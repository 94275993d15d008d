import type { Leaving } from '#server/kit/http/leaving.ts'

/** Deletes what is remembered of the person's changes: it is written too often to have a foreign key that would. */
export const deleteChanges: Leaving = async ({ db }, { id }) => {
  await db.query('delete from outbox where user_id = $1', [id])
}
