import type { Audience } from '#server/kit/audience/audience.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { memberIdsOf } from '#server/teams/membership.ts'

/** A challenge is heard of by all who were invited and are in it, and by the members of its team. */
export const challengeAudience: Audience = async (db, id) => {
  const rows = await db.query<{ user_id: PersonId }>(AUDIENCE, [id])
  const [challenge] = await db.query<{ team_id: string | null }>(TEAM, [id])
  const team = challenge?.team_id ? await memberIdsOf(db, challenge.team_id) : []
  return [...new Set([...rows.map(({ user_id }) => user_id), ...team])]
}

const AUDIENCE = `
  select m.user_id from challenge_members m where m.challenge_id = $1 and m.state in ('invited', 'joined')`
const TEAM = 'select c.team_id from challenges c where c.id = $1'
