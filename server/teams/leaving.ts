import { tell } from '#server/kit/audience/tell.ts'
import { lockThing } from '#server/kit/db/lockThing.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import { removeMember } from './memberRows.ts'
import { teamIdsOf } from './membership.ts'

/** Teams go on without who leaves; an owner is followed. Their days count in no streak any more. */
export const leaveTeams: Leaving = async (inside, { id: userId }) => {
  const { db: tx } = inside
  for (const teamId of await teamIdsOf(tx, userId)) {
    await lockThing(tx, 'team', teamId)
    await tell(inside, 'teams', teamId, 'update')
    await removeMember(tx, { userId, teamId })
  }
  await tx.query('delete from team_stays where user_id = $1', [userId])
}
