import type { TeamRole } from '#shared/teams/team.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'

type Viewer = Pick<Person, 'id'>

/** A team that somebody is in, with their role. */
export type SeenTeam = Seen<'team', { id: string; role: TeamRole }>
/** Somebody in it, who may be the viewer. */
export type SeenTeamMember = Seen<
  'team member',
  { id: string; role: TeamRole; member: OtherUserId; theirRole: TeamRole }
>

const NO_SUCH_TEAM = 'No such team'

/** A team is seen by its members. */
export const teamPolicy = policy(
  'team',
  NO_SUCH_TEAM,
  async (db: Db, { id: viewer }: Viewer, { id }: { id: string }) => {
    const role = (await rolesIn(db, id, [viewer])).get(viewer)
    return role ? { id, role } : null
  },
)

/** A member is seen by all members, whatever is between the two; whoever is none is answered like an unknown team. */
export const teamMemberPolicy = policy(
  'team member',
  NO_SUCH_TEAM,
  async (db: Db, { id: viewer }: Viewer, { id, user_id }: { id: string; user_id: string }) => {
    const member = user_id as OtherUserId
    const roles = await rolesIn(db, id, [viewer, member])
    const [role, theirRole] = [roles.get(viewer), roles.get(member)]
    return role && theirRole ? { id, role, member, theirRole } : null
  },
)

async function rolesIn(db: Db, teamId: string, ids: readonly PersonId[]): Promise<Map<PersonId, TeamRole>> {
  const rows = await db.query<{ user_id: PersonId; role: TeamRole }>(ROLES, [teamId, ids])
  return new Map(rows.map(({ user_id, role }) => [user_id, role]))
}

/** SQL: the role of the member `m` of the team `t`. */
export const ROLE = `case when t.owner_id = m.user_id then 'owner' else m.role end`

const ROLES = `
  select m.user_id, ${ROLE} as role from team_members m join teams t on t.id = m.team_id
  where m.team_id = $1 and m.user_id = any($2::uuid[])`
