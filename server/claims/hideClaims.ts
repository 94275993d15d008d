import type { Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** Tells somebody, who is locked, that they do not see the claims of a former partner any more. The rows stay: the policy asks for partners. */
export async function hideClaims(tx: Tx, { from, of }: { from: PersonId; of: PersonId }): Promise<void> {
  const hidden = await tx.query<{ id: string }>(HIDDEN, [from, of])
  for (const { id } of hidden) tx.changed(from, 'claims', id, 'delete')
}

const HIDDEN = `
  select j.claim_id as id from claims_to_judge j
  where j.user_id = $1 and j.owner_id = $2 and j.type = 'partner' and j.state = 'open'`
