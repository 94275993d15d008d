import type { TeamRole } from '#shared/teams/team.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'
import { NO_SUCH_TEAM } from './teamPolicy.ts'
import { readTeamRows, type TeamRow } from './teamRows.ts'

/** A team that somebody is in, with its members as they are when they ask. */
export type WholeTeam = Seen<'whole team', { id: string; role: TeamRole; team: TeamRow }>

/** The same as `teamPolicy`, for who reads the team: one statement for both. */
export const wholeTeamPolicy = policy(
  'whole team',
  NO_SUCH_TEAM,
  async (db: Db, { id: viewer }: Pick<Person, 'id'>, { id }: { id: string }) => {
    const [team] = await readTeamRows(db, [id])
    const role = team?.stays.find(({ userId, before }) => userId === viewer && before === null)?.role
    return team && role ? { id, role, team } : null
  },
)
