import type { DueKinds, DueMoment, RetryPolicy } from '#server/kit/due/dueKind.ts'
import { change } from '#server/kit/db/change.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { personOf } from '#server/kit/http/person.ts'
import { memberIdsOf } from '#server/teams/membership.ts'
import { CLAIM_CHECK, CLAIM_PICTURE, CLAIM_SILENCE, CLAIM_TO_JUDGE, TEAM_CLAIM_TO_JUDGE } from './dueNames.ts'
import { tellPartner, tellTeamMate } from './notices.ts'
import { isPictureKept } from '#shared/claims/nextState.ts'
import { findClaim } from './rows.ts'
import { checkClaim, LONGEST_CHECK_SECONDS } from './check/checkClaim.ts'
import { dropPicture } from './pictures.ts'
import { settleClaim } from './settle.ts'

const PATIENT: RetryPolicy = { first: 10, longest: 3600, giveUpAfter: 30 * 86_400 }
const SOON: RetryPolicy = { first: 1, longest: 60, giveUpAfter: 24 * 3600 }

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
  [CLAIM_TO_JUDGE]: {
    lock: 'person',
    clock: 'any',
    retries: SOON,
    async run(inside, { ownerId, subject: claimId }) {
      const partner = await personOf(inside.db, ownerId as UserId)
      if (partner) await tellPartner(inside, partner, claimId)
    },
  },
  [TEAM_CLAIM_TO_JUDGE]: {
    clock: 'any',
    retries: SOON,
    async deliver(deps, { ownerId: teamId, subject: claimId }) {
      for (const id of await memberIdsOf(deps.db, teamId)) {
        const member = await personOf(deps.db, id as UserId)
        if (member)
          await change(deps, member, (_tx, inside) => tellTeamMate(inside, member, { teamId, claimId }))
      }
    },
  },
}

async function settle(inside: Inside, { ownerId, subject }: DueMoment, now: Date): Promise<void> {
  const row = await findClaim(inside.db, ownerId as PersonId, subject)
  if (row) await settleClaim(inside, row, now)
}

async function forget(inside: Inside, { ownerId, subject }: DueMoment, now: Date): Promise<void> {
  const row = await findClaim(inside.db, ownerId as PersonId, subject)
  if (row && !isPictureKept(row, now)) await dropPicture(inside, row)
}
