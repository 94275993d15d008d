import type { Partner } from '#shared/partners/partner.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { becomePartners } from './becomePartners.ts'
import { endPartnership } from './endPartnership.ts'
import { readPartner } from './listPartners.ts'
import { askedPolicy, partnerPolicy, type SeenAsked, type SeenPartner } from './partnerPolicy.ts'

/** Accepts who asks; again, as long as they are partners, the answer is the same. @throws AppError `not_found`; `conflict` */
export async function acceptPartner(deps: Deps, person: Person, { id }: SeenAsked): Promise<Partner> {
  await change(deps, [person, { id }], async (tx, inside) => {
    const { state } = await askedPolicy.see(tx, person, { user_id: id })
    if (state === 'asked') await becomePartners(inside, { me: person.id, askedBy: id })
  })
  return readPartner(deps, person, id)
}

/** Declines who asks, takes a request back, or ends a partnership. No reason is given; both lists change. */
export function endPartner(deps: Deps, person: Person, { id }: SeenPartner | SeenAsked): Promise<void> {
  return change(deps, [person, { id }], async (tx, inside) => {
    await partnerPolicy.see(tx, person, { user_id: id })
    await endPartnership(inside, [person.id, id])
  })
}
