import type { Leaving } from '#server/kit/http/leaving.ts'

/** Deletes the person's ledger: it is written too often to have a foreign key that would. */
export const deleteLedger: Leaving = async ({ db }, { id }) => {
  await db.query('delete from xp_ledger where user_id = $1', [id])
}
