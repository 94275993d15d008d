import { localDate } from '#shared/time/localDate.ts'
import { tell } from '#server/kit/audience/tell.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import type { Person } from '#server/kit/http/person.ts'
import { endCode } from './inviteCode.ts'

type Membership = { userId: PersonId; teamId: string }

/** Adds a member on both sides, and says so. Person and team are locked. */
export async function addMember(
  inside: Inside,
  person: Person,
  { teamId, role }: { teamId: string; role: 'admin' | 'member' },
): Promise<void> {
  const { db: tx } = inside
  const now = inside.now()
  await tx.query(ADD, [teamId, person.id, role, now, localDate(now, person.dayRule)])
  await tx.query('insert into my_teams (user_id, team_id) values ($1, $2)', [person.id, teamId])
  await happened(inside, person, 'team.joined', { team_id: teamId })
}

const ADD = `
  insert into team_members (team_id, user_id, role, joined_at, joined_on) values ($1, $2, $3, $4, $5)`

/**
 * Ends a membership, whose person and team are locked. An owner is followed by the admin of longest standing, else by the member; a
 * team without members is gone. The days on which they were a member count on in the team's streak.
 */
export async function endMembership(inside: Inside, person: Person, teamId: string): Promise<void> {
  const { db: tx } = inside
  const userId = person.id
  await tell(inside, 'teams', teamId, 'update')
  await happened(inside, person, 'team.left', { team_id: teamId })
  await tx.query(KEEP_STAY, [teamId, userId, localDate(inside.now(), person.dayRule)])
  await removeMember(tx, { userId, teamId })
  await tx.query('delete from my_teams where user_id = $1 and team_id = $2', [userId, teamId])
}

const KEEP_STAY = `
  insert into team_stays as s (team_id, user_id, joined_on, left_on)
  select m.team_id, m.user_id, m.joined_on, $3 from team_members m
  where m.team_id = $1 and m.user_id = $2 and m.joined_on < $3
  on conflict (team_id, user_id, joined_on) do update set left_on = greatest(s.left_on, excluded.left_on)`

/** The team's side alone: of somebody who leaves the site the rest goes with them. */
export async function removeMember(tx: Tx, { userId, teamId }: Membership): Promise<void> {
  await tx.query('delete from team_members where team_id = $1 and user_id = $2', [teamId, userId])
  const [next] = await tx.query<{ user_id: PersonId }>(BY_STANDING, [teamId])
  if (!next) return deleteTeamRows(tx, teamId)
  const passed = await tx.query(PASS_ON, [teamId, userId, next.user_id])
  if (passed.length > 0) await tx.query(MAKE_ADMIN, [teamId, next.user_id])
}

const BY_STANDING = `
  select m.user_id from team_members m where m.team_id = $1
  order by m.role = 'admin' desc, m.joined_at, m.user_id limit 1`
const PASS_ON = 'update teams set owner_id = $3 where id = $1 and owner_id = $2 returning id'
const MAKE_ADMIN = "update team_members set role = 'admin' where team_id = $1 and user_id = $2"

/** All that lies with a team. What its members have of it is with them. */
export async function deleteTeamRows(tx: Tx, teamId: string): Promise<void> {
  await endCode(tx, teamId)
  await tx.query('delete from teams where id = $1', [teamId])
  await tx.query('delete from team_members where team_id = $1', [teamId])
  await tx.query('delete from team_stays where team_id = $1', [teamId])
  await tx.query('delete from team_claims where team_id = $1', [teamId])
}
