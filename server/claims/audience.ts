import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { activePartnerIds } from '#server/partners/partnership.ts'
import { memberIdsOf } from '#server/teams/membership.ts'
import { type ClaimRow, findClaim } from './rows.ts'

/** Who but its owner sees a claim as things are: the partners, or the members of the team, who may judge it or have. */
export async function claimAudience(db: Db, ownerId: string, id: string): Promise<PersonId[]> {
  const claim = await findClaim(db, ownerId as PersonId, id)
  return claim ? watchersOf(db, claim) : []
}

async function watchersOf(db: Db, { type, user_id: owner, ...claim }: ClaimRow): Promise<PersonId[]> {
  if (type === 'partner') return (await activePartnerIds(db, owner)).filter((id) => isJudge(claim, id))
  if (type === 'ai' || claim.witness_id === null) return []
  const members = await memberIdsOf(db, claim.witness_id)
  return members.includes(owner) ? members.filter((id) => id !== owner) : []
}

/** Whether a partner may see a claim of type partner: who was asked, who has judged, and all of them once it is disputed. */
export function isJudge(
  { witness_id, verdict_by, disputed }: Pick<ClaimRow, 'witness_id' | 'verdict_by' | 'disputed'>,
  partner: string,
): boolean {
  return disputed || witness_id === partner || verdict_by === partner
}
