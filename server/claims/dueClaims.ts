import type { DueKinds, DueMoment, RetryPolicy } from '#server/kit/due/dueKind.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { CLAIM_CHECK, CLAIM_PICTURE, CLAIM_SILENCE } from './dueNames.ts'
import { isPictureKept } from '#shared/claims/nextState.ts'
import { DUE_TELLING } from './dueTelling.ts'
import { findClaim } from './rows.ts'
import { checkClaim, LONGEST_CHECK_SECONDS } from './check/checkClaim.ts'
import { dropPicture } from './pictures.ts'
import { settleAll } from './settle.ts'

const PATIENT: RetryPolicy = { first: 10, longest: 3600, giveUpAfter: 30 * 86_400 }

/** What happens to claims at their moments (docs/rules/claims.md). */
export const DUE_CLAIMS: DueKinds = {
  [CLAIM_SILENCE]: { lock: 'person', clock: 'trusted', retries: PATIENT, run: settle },
  [CLAIM_CHECK]: {
    clock: 'trusted',
    retries: PATIENT,
    claimSeconds: 2 * LONGEST_CHECK_SECONDS,
    deliver: checkClaim,
  },
  [CLAIM_PICTURE]: { lock: 'person', clock: 'trusted', retries: PATIENT, run: forget },
  ...DUE_TELLING,
}

function settle(inside: Inside, { ownerId }: DueMoment, now: Date): Promise<void> {
  return settleAll(inside, ownerId as PersonId, now)
}

async function forget(inside: Inside, { ownerId, subject }: DueMoment, now: Date): Promise<void> {
  const row = await findClaim(inside.db, ownerId as PersonId, subject)
  if (row && !isPictureKept(row, now)) await dropPicture(inside, row)
}
