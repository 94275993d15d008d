import type { Category } from '#shared/tasks/fields.ts'
import type { TeamRole } from '#shared/teams/team.ts'
import type { Stay } from '#shared/teams/teamStreak.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { ROLE } from './teamPolicy.ts'

/** A membership, and of who was a member before the days on which they were. */
export type TeamStay = Stay & {
  userId: PersonId
  /** Null, as the two after it, of who was a member before. */
  memberId: string | null
  role: TeamRole | null
  joined_at: string | null
}

export type TeamRow = {
  id: string
  name: string
  category: Category
  invite_code: string
  invite_expires_at: string
  created_at: string
  version: number
  stays: TeamStay[]
}

/** Those who are members now. */
export const membersOf = ({ stays }: TeamRow) => stays.filter(({ before }) => before === null)

/** Teams with their members, the first who joined first, and with those who were. */
export async function readTeamRows(db: Db, ids: readonly string[]): Promise<TeamRow[]> {
  const rows = await db.query<Omit<TeamRow, 'stays'> & TeamStay>(TEAMS, [ids])
  const teams = new Map<string, TeamRow>()
  for (const { userId, memberId, role, joined_at, from, before, ...row } of rows) {
    const team = teams.get(row.id) ?? { ...row, stays: [] }
    teams.set(row.id, team)
    team.stays.push({ userId, memberId, role, joined_at, from, before })
  }
  return [...teams.values()]
}

const TEAM = `
  t.id, t.name, t.category, t.invite_code, ${instantSql('t.invite_expires_at')} as invite_expires_at,
  ${instantSql('t.created_at')} as created_at, t.version`

const TEAMS = `
  select ${TEAM}, m.user_id as "userId", m.member_id as "memberId", ${ROLE} as role, ${instantSql('m.joined_at')} as joined_at,
    m.joined_on::text as "from", null as before
  from teams t join team_members m on m.team_id = t.id
  where t.id = any($1::uuid[])
  union all
  select ${TEAM}, s.user_id, null, null, null, s.joined_on::text, s.left_on::text
  from teams t join team_stays s on s.team_id = t.id
  where t.id = any($1::uuid[])
  order by joined_at nulls last, "userId"`
