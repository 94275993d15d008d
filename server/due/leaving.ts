import type { Leaving } from '#server/http/leaving.ts'

/** Nothing is due any more for a person who has left. */
export const deleteMoments: Leaving = async (tx, { id }) => {
  await tx.query('delete from due_moments where owner_id = $1', [id])
}
