import type { UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { personOf } from '#server/kit/http/person.ts'
import type { ClaimRow } from './rows.ts'

/** Says to the owner of a claim, who is locked, that there is a verdict: achievements and notices follow. */
export async function sayDecided(inside: Inside, claim: ClaimRow): Promise<void> {
  const { id, user_id, title, version, verdict_answer: answer, verdict_by: by } = claim
  const owner = await personOf(inside.db, user_id as UserId)
  if (!owner || answer === null) return
  await happened(inside, owner, 'claim.decided', { claim_id: id, title, version, answer, by })
}
