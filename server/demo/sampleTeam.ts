import { addDays } from '#shared/time/civil.ts'
import { daysBefore } from '#shared/time/durations.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { issueCode } from '#server/teams/inviteCode.ts'

/** Since so many days they have been a team. */
const DAYS = 20

/**
 * Makes a team of the person of a demo and their friends, whose week and streak follow from what each has done (docs/rules/demo.md,
 * Demo). Their friends are there.
 */
export async function addSampleTeam(
  tx: Tx,
  personId: UserId,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const id = newId()
  const since = daysBefore(now, DAYS)
  const { code, expiresAt } = await issueCode(tx, id, now)
  await tx.query(TEAM, [id, personId, code, expiresAt, since])
  await tx.query(MEMBERS, [id, personId, since, addDays(today, -DAYS)])
  await tx.query(MEMBERSHIPS, [id])
}

const TEAM = `
  insert into teams (id, name, category, owner_id, invite_code, invite_expires_at, created_at)
  values ($1, 'Sunday runners', 'fitness', $2, $3, $4, $5)`
const MEMBERS = `
  insert into team_members (team_id, user_id, role, joined_at, joined_on)
  select $1::uuid, $2::uuid, 'admin', $3::timestamptz, $4::date
  union all
  select $1::uuid, f.friend_id, 'member', $3, $4 from friendships f where f.user_id = $2`
const MEMBERSHIPS = `
  insert into my_teams (user_id, team_id) select m.user_id, m.team_id from team_members m where m.team_id = $1`
