import { change } from '#server/kit/db/change.ts'
import type { OtherUserId, UserId } from '#server/kit/db/userId.ts'
import type { DueKinds, RetryPolicy } from '#server/kit/due/dueKind.ts'
import { personOf } from '#server/kit/http/person.ts'
import { memberIdsOf } from '#server/teams/membership.ts'
import { CLAIM_TO_JUDGE, TEAM_CLAIM_TO_JUDGE } from './dueNames.ts'
import { tellPartner, tellTeamMate } from './notices.ts'

const RETRIES: RetryPolicy = { first: 1, longest: 60, giveUpAfter: 24 * 3600 }

/**
 * Who may judge claims hears of them at the next look at what is due, within a second: of all that somebody has opened until then at
 * once, so that who completes much at a time costs others one change.
 */
export const DUE_TELLING: DueKinds = {
  [CLAIM_TO_JUDGE]: {
    lock: 'person',
    clock: 'any',
    retries: RETRIES,
    async run(inside, { ownerId, subject }) {
      const partner = await personOf(inside.db, ownerId as UserId)
      if (partner) await tellPartner(inside, partner, subject as OtherUserId)
    },
  },
  [TEAM_CLAIM_TO_JUDGE]: {
    clock: 'any',
    retries: RETRIES,
    async deliver(deps, { ownerId: teamId, subject }) {
      const claims = await deps.db.query<{ id: string }>(UNTOLD, [teamId, subject])
      const ids = claims.map(({ id }) => id)
      for (const id of ids.length > 0 ? await memberIdsOf(deps.db, teamId) : []) {
        const member = id === (subject as UserId) ? null : await personOf(deps.db, id as UserId)
        if (member) await change(deps, member, (_tx, inside) => tellTeamMate(inside, member, teamId, ids))
      }
      await deps.db.query(TOLD, [teamId, ids])
    },
  },
}

const UNTOLD = `
  select c.claim_id as id from team_claims c
  where c.team_id = $1 and c.owner_id = $2 and not c.told and c.state = 'open' limit 1000`
const TOLD = 'update team_claims set told = true where team_id = $1 and claim_id = any($2::uuid[])'
