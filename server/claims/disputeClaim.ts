import { AppError } from '#shared/errors.ts'
import type { Claim, NewDispute } from '#shared/claims/claim.ts'
import { type ClaimFacts, nextState } from '#shared/claims/nextState.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import type { Person } from '#server/kit/http/person.ts'
import { activePartnerIds } from '#server/partners/partnership.ts'
import { changeClaim, outOfTime } from './changeClaim.ts'
import type { SeenClaim } from './claimPolicy.ts'
import { CLAIM_TO_JUDGE, TEAM_CLAIM_TO_JUDGE } from './dueNames.ts'
import { takePicture } from './pictures.ts'
import { type ClaimRow, factsOf } from './rows.ts'
import { saveClaim } from './saveClaim.ts'
import { settleProved } from './settle.ts'

/**
 * Lets others look once more at a claim that was declined, or of which a model was unsure. What is said takes the place of the
 * proof's words. The same again changes nothing.
 *
 * @throws AppError `forbidden` for who is not its owner; `conflict` with the claim out of its time and a second time; `invalid` on
 *   `file_id`
 */
export function disputeClaim(
  deps: Deps,
  person: Person,
  seen: SeenClaim,
  dispute: NewDispute,
): Promise<Claim> {
  return changeClaim(deps, person, seen, async (inside, { row, role }, now) => {
    if (role !== 'owner') throw new AppError('forbidden', 'Only its owner disputes a verdict')
    if (row.disputed && row.state === 'open' && row.note === dispute.note) return row
    const next = nextState(factsOf(row), { do: 'dispute' }, now)
    if (!next) throw await outOfTime(inside, person, row)
    // Without a new picture the one before goes on to prove it.
    const file_id = dispute.file_id ? await takePicture(inside, row, dispute.file_id) : row.file_id
    const saved = await askAgain(inside, row, next, { note: dispute.note, file_id, now })
    return row.type === 'ai' ? settleProved(inside, saved, now) : saved
  })
}

type Said = { note: string; file_id: string | null; now: Date }

/** Any partner decides, or any member of the team, and each is notified. */
async function askAgain(
  inside: Inside,
  row: ClaimRow,
  next: ClaimFacts,
  { note, file_id, now }: Said,
): Promise<ClaimRow> {
  const { db: tx } = inside
  const partners = row.type === 'partner' ? await activePartnerIds(tx, row.user_id) : []
  if (partners.length > 0)
    await tx.query(ASK, [partners, row.id, row.user_id, row.opened_at, next.verdict_until])
  const judges = [...new Set([...row.judges, ...partners])]
  const saved = await saveClaim(inside, row, next, { note, file_id, proof_at: now, judges })
  for (const partner of partners)
    await setDue(tx, { ownerId: partner, kind: CLAIM_TO_JUDGE, subject: row.user_id }, now)
  if (row.type === 'team' && row.witness_id) {
    await tx.query(ASK_TEAM, [row.witness_id, row.id])
    await setDue(tx, { ownerId: row.witness_id, kind: TEAM_CLAIM_TO_JUDGE, subject: row.user_id }, now)
  }
  return saved
}

const ASK = `
  insert into claims_to_judge (user_id, claim_id, owner_id, type, state, opened_at, verdict_until)
  select partner, $2, $3, 'partner', 'open', $4, $5 from unnest($1::uuid[]) partner
  on conflict (user_id, claim_id) do update set told = false`
const ASK_TEAM = 'update team_claims set told = false where team_id = $1 and claim_id = $2'
