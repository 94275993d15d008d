import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'
import { relationsOf } from '#server/people/relationsOf.ts'
import { teamIdsOf } from '#server/teams/membership.ts'
import { isJudge } from './audience.ts'
import { findClaim } from './rows.ts'

type Viewer = Pick<Person, 'id'>
type Sight = { id: string; ownerId: PersonId; role: 'owner' | 'witness' }

/** A claim, as its owner or as somebody who may judge it. */
export type SeenClaim = Seen<'claim', Sight>

/** A claim is seen by its owner, by the partners who may judge it or have, and by the team that was asked. */
export const claimPolicy = policy(
  'claim',
  'No such claim',
  async (db: Db, { id: viewer }: Viewer, { id }: { id: string }): Promise<Sight | null> => {
    if ((await db.query(OWN, [viewer, id])).length > 0) return { id, ownerId: viewer, role: 'owner' }
    const ownerId = (await ofPartner(db, viewer, id)) ?? (await ofTeamMate(db, viewer, id))
    return ownerId ? { id, ownerId, role: 'witness' } : null
  },
)

const OWN = 'select from claims c where c.user_id = $1 and c.id = $2'

async function ofPartner(db: Db, viewer: PersonId, id: string): Promise<PersonId | null> {
  const [asked] = await db.query<{ owner: PersonId }>(ASKED, [viewer, id])
  if (!asked) return null
  const relation = (await relationsOf(db, viewer, [asked.owner])).get(asked.owner)
  const claim = relation === 'partner' ? await findClaim(db, asked.owner, id) : null
  return claim?.type === 'partner' && isJudge(claim, viewer) ? asked.owner : null
}

const ASKED = `
  select j.owner_id as owner from claims_to_judge j
  where j.user_id = $1 and j.claim_id = $2 and j.type = 'partner'`

async function ofTeamMate(db: Db, viewer: PersonId, id: string): Promise<PersonId | null> {
  const teams = await teamIdsOf(db, viewer)
  const [found] = await db.query<{ owner: PersonId }>(OF_TEAM, [teams, id])
  return found?.owner ?? null
}

/** As long as its owner is in the team, too. */
const OF_TEAM = `
  select c.owner_id as owner from team_claims c
  join team_members m on m.team_id = c.team_id and m.user_id = c.owner_id
  where c.team_id = any($1::uuid[]) and c.claim_id = $2`
