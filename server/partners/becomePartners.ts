import { AppError } from '#shared/errors.ts'
import { MOST_PARTNERS } from '#shared/partners/partner.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { askNewPartner } from '#server/claims/askNewPartner.ts'
import { tellAccepted } from './notices.ts'
import { countPartners, setPartner } from './rows.ts'

/**
 * Makes partners of two of whom one has asked. Both are locked.
 *
 * @throws AppError `conflict` when either has as many partners as one may have
 */
export async function becomePartners(
  inside: Inside,
  { me, askedBy }: { me: PersonId; askedBy: OtherUserId },
): Promise<void> {
  const { db: tx } = inside
  const now = inside.now()
  for (const side of [me, askedBy])
    if ((await countPartners(tx, side)).active >= MOST_PARTNERS)
      throw new AppError(
        'conflict',
        side === me
          ? `You have ${MOST_PARTNERS} partners, the most there can be`
          : `They have ${MOST_PARTNERS} partners, the most there can be`,
      )
  await setPartner(tx, { me, other: askedBy, askedBy }, 'active', now)
  await setPartner(tx, { me: askedBy, other: me, askedBy }, 'active', now)
  await askNewPartner(tx, { owner: me, partner: askedBy })
  await askNewPartner(tx, { owner: askedBy, partner: me })
  await tellAccepted(inside, { to: askedBy, by: me })
}
