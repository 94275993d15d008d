import type { Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { CLAIM_SILENCE } from './dueNames.ts'

/** Sets when silence ends the next open claim of somebody, who is locked. A claim that is decided meanwhile leaves a moment that does nothing. */
export async function setSilence(tx: Tx, owner: PersonId): Promise<void> {
  const [next] = await tx.query<{ at: Date | null }>(NEXT, [owner])
  await setDue(tx, { ownerId: owner, kind: CLAIM_SILENCE, subject: owner }, next?.at ?? null)
}

const NEXT = `select min(c.verdict_until) as at from claims c where c.user_id = $1 and c.state = 'open'`
