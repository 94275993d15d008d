import type { Audience } from '#server/kit/audience/audience.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { memberIdsOf } from '#server/teams/membership.ts'

/** A challenge is heard of by all who were invited and are in it, and by the members of its team. */
export const challengeAudience: Audience = async (db, id) => {
  const rows = await db.query<{ user_id: PersonId | null; team_id: string | null }>(AUDIENCE, [id])
  const teamId = rows[0]?.team_id ?? null
  const team = teamId === null ? [] : await memberIdsOf(db, teamId)
  return [...new Set([...rows.flatMap(({ user_id }) => user_id ?? []), ...team])]
}

const AUDIENCE = `
  select m.user_id, c.team_id from challenges c
  left join challenge_members m on m.challenge_id = c.id and m.state in ('invited', 'joined') where c.id = $1`
