import { AppError } from '#shared/errors.ts'
import type { Claim, NewProof } from '#shared/claims/claim.ts'
import { nextState } from '#shared/claims/nextState.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { changeClaim, outOfTime } from './changeClaim.ts'
import type { SeenClaim } from './claimPolicy.ts'
import { type ClaimRow, factsOf } from './rows.ts'
import { takePicture } from './pictures.ts'
import { saveClaim } from './saveClaim.ts'
import { settleProved } from './settle.ts'

/**
 * Adds what proves a claim, or replaces it. The same again changes nothing, so it is not late for being sent twice.
 *
 * @throws AppError `forbidden` for who is not its owner; `conflict` with the claim out of its time; `invalid` on `file_id`
 */
export function proveClaim(deps: Deps, person: Person, seen: SeenClaim, proof: NewProof): Promise<Claim> {
  return changeClaim(deps, person, seen, async (inside, { row, role }, now) => {
    if (role !== 'owner') throw new AppError('forbidden', 'Only its owner proves a claim')
    if (isSame(row, proof)) return row
    const next = nextState(factsOf(row), { do: 'prove' }, now)
    if (!next) throw await outOfTime(inside, person, row)
    const file_id = await takePicture(inside, row, proof.file_id ?? null)
    const note = proof.note === '' ? null : proof.note
    const saved = await saveClaim(inside, row, next, { note, file_id, proof_at: now })
    return row.type === 'ai' ? settleProved(inside, saved, now) : saved
  })
}

const isSame = (row: ClaimRow, { note, file_id }: NewProof) =>
  row.proof_at !== null && (row.note ?? '') === note && row.file_id === (file_id ?? null)
