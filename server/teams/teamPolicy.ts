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

/** The error for people who are not members. */
export const NO_SUCH_TEAM = 'No such team'

/** A team is seen by its members. */
export const teamPolicy = policy(
  'team',
  NO_SUCH_TEAM,
  async (db: Db, { id: viewer }: Viewer, { id }: { id: string }) => {
    const own = (await membersAmong(db, id, [viewer])).find(({ user_id }) => user_id === viewer)
    return own ? { id, role: own.role } : null
  },
)

/**
 * A member is seen by all members, whatever is between the two, and is named by their `user_id` or, where that is hidden, by their
 * `member_id`. Everyone else gets the answer of an unknown team.
 */
export const teamMemberPolicy = policy(
  'team member',
  NO_SUCH_TEAM,
  async (db: Db, { id: viewer }: Viewer, { id, user_id: named }: { id: string; user_id: string }) => {
    const found = await membersAmong(db, id, [viewer, named])
    const own = found.find(({ user_id }) => user_id === viewer)
    const other =
      found.find(({ user_id }) => user_id === (named as PersonId)) ??
      found.find(({ member_id }) => member_id === named)
    if (!own || !other) return null
    return { id, role: own.role, member: other.user_id as string as OtherUserId, theirRole: other.role }
  },
)

type Named = { user_id: PersonId; member_id: string; role: TeamRole }

/** Those of a team whose `user_id` or `member_id` is one of some. */
function membersAmong(db: Db, teamId: string, ids: readonly string[]): Promise<Named[]> {
  return db.query<Named>(AMONG, [teamId, ids])
}

/** SQL: the role of the member `m` of the team `t`. */
export const ROLE = `case when t.owner_id = m.user_id then 'owner' else m.role end`

const AMONG = `
  select m.user_id, m.member_id, ${ROLE} as role from team_members m join teams t on t.id = m.team_id
  where m.team_id = $1 and (m.user_id = any($2::uuid[]) or m.member_id = any($2::uuid[]))`
