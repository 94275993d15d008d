import { AppError } from '#shared/errors.ts'
import type { Claim } from '#shared/claims/claim.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps, Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { claimPolicy, type SeenClaim } from './claimPolicy.ts'
import { type ClaimRow, findClaim, shownClaims } from './rows.ts'
import { settleClaim } from './settle.ts'

type Step = (
  inside: Inside,
  claim: { row: ClaimRow; role: SeenClaim['role'] },
  now: Date,
) => Promise<ClaimRow>

/**
 * What somebody does to a claim, under the lock of its owner and their own, with the claim as of now.
 *
 * @param step answers the claim as it is then
 * @throws AppError `not_found` when they see it no more
 */
export function changeClaim(
  deps: Deps,
  person: Person,
  { id, ownerId }: SeenClaim,
  step: Step,
): Promise<Claim> {
  return change(deps, [person, { id: ownerId }], async (tx, inside) => {
    const { role } = await claimPolicy.see(tx, person, { id })
    const found = await findClaim(tx, ownerId, id)
    if (!found) throw new AppError('not_found', 'No such claim')
    const now = deps.now()
    const row = await step(inside, { row: await settleClaim(inside, found, now), role }, now)
    const [claim] = await shownClaims(inside, person.id, [row])
    if (!claim) throw new AppError('not_found', 'No such claim')
    return claim
  })
}

/** The refusal of what a claim's state or time does not allow, with the claim as it is. */
export async function outOfTime(inside: Inside, { id: viewer }: Person, row: ClaimRow): Promise<AppError> {
  const [claim] = await shownClaims(inside, viewer, [row])
  return new AppError('conflict', 'This claim does not wait for that any more', claim)
}
