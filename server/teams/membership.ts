import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** The teams that somebody is in, by id. */
export async function teamIdsOf(db: Db, personId: PersonId): Promise<string[]> {
  const rows = await db.read<{ team_id: string }>(TEAMS_OF, [personId])
  return rows.map(({ team_id }) => team_id)
}

const TEAMS_OF = 'select t.team_id from my_teams t where t.user_id = $1 order by t.team_id'

/** The members of a team, by id, who hear of it and of all that is part of it; none where it is gone. */
export async function memberIdsOf(db: Db, teamId: string): Promise<PersonId[]> {
  const rows = await db.query<{ user_id: PersonId }>(MEMBERS_OF, [teamId])
  return rows.map(({ user_id }) => user_id)
}

const MEMBERS_OF = 'select m.user_id from team_members m where m.team_id = $1 order by m.user_id'

/** Whether somebody is in a team. */
export async function isMember(db: Db, personId: PersonId, teamId: string): Promise<boolean> {
  return (await db.query(IS_MEMBER, [personId, teamId])).length > 0
}

const IS_MEMBER = 'select from my_teams t where t.user_id = $1 and t.team_id = $2'
