import { AppError } from '#shared/errors.ts'
import { MOST_PARTNERS, type Partner } from '#shared/partners/partner.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { friendPolicy } from '#server/people/friendPolicy.ts'
import { becomePartners } from './becomePartners.ts'
import { readPartner } from './listPartners.ts'
import { tellAsked } from './notices.ts'
import { countPartners, partnerState, setPartner } from './rows.ts'

/** What was asked, and whether this request did it. */
export type Asked = { partner: Partner; isNew: boolean }

/**
 * Asks a friend to be one's partner. Where they have asked before, the two are partners. Asked again, nothing changes.
 *
 * @throws AppError `not_found` for who is no friend; `conflict` when either has as many as one may have
 */
export async function askPartner(deps: Deps, person: Person, other: OtherUserId): Promise<Asked> {
  const isNew = await change(deps, [person, { id: other }], async (tx, inside) => {
    await friendPolicy.see(tx, person, { user_id: other })
    const state = await partnerState(tx, person.id, other)
    if (state === 'active' || state === 'asking') return false
    if (state === 'asked') {
      await becomePartners(inside, { me: person.id, askedBy: other })
      return true
    }
    await refuseFull(tx, person.id)
    await setPartner(tx, { me: person.id, other, askedBy: person.id }, 'asking', deps.now())
    await setPartner(tx, { me: other, other: person.id, askedBy: person.id }, 'asked', deps.now())
    await tellAsked(inside, { to: other, from: person.id })
    return true
  })
  return { partner: await readPartner(deps, person, other), isNew }
}

async function refuseFull(tx: Tx, me: PersonId): Promise<void> {
  const { active, asking } = await countPartners(tx, me)
  if (active + asking < MOST_PARTNERS) return
  throw new AppError('conflict', `You have ${MOST_PARTNERS} partners, the most there can be`)
}
