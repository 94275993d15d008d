import { AppError } from '#shared/errors.ts'
import type { Team } from '#shared/teams/team.ts'
import type { Deps } from '#server/deps.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { lockThing } from '#server/kit/db/lockThing.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { deleteTeamRows } from './memberRows.ts'
import { memberIdsOf } from './membership.ts'
import { readTeam } from './readTeams.ts'
import { type SeenTeam, teamMemberPolicy, teamPolicy } from './teamPolicy.ts'

/**
 * Hands a team over: who owned it is an admin from then on. The same once more changes nothing.
 *
 * @throws AppError `forbidden` for members who are not the owner, `not_found` for somebody who is no member
 */
export function handOver(deps: Deps, person: Person, { id }: SeenTeam, named: string): Promise<Team> {
  return change(deps, person, async (tx, inside) => {
    await lockThing(tx, 'team', id)
    const { role } = await teamPolicy.see(tx, person, { id })
    if (role !== 'owner') {
      if (await hasHandedOver(tx, id, person.id, named)) return readTeam(inside, person, { id })
      throw notTheOwner()
    }
    const { member: newOwner } = await teamMemberPolicy.see(tx, person, { id, user_id: named })
    if (newOwner === (person.id as string)) return readTeam(inside, person, { id })
    await tell(inside, 'teams', id, 'update')
    await tx.query(BOTH_ADMINS, [id, [person.id, newOwner]])
    await tx.query(HAND_OVER, [id, newOwner, person.id])
    return readTeam(inside, person, { id })
  })
}

const BOTH_ADMINS = "update team_members set role = 'admin' where team_id = $1 and user_id = any($2::uuid[])"
const HAND_OVER = 'update teams set owner_id = $2, handed_over_by = $3 where id = $1'

async function hasHandedOver(tx: Tx, id: string, from: PersonId, to: string): Promise<boolean> {
  return (await tx.query(HANDED_OVER, [id, from, to])).length > 0
}

const HANDED_OVER = `
  select from teams t join team_members m on m.team_id = t.id and m.user_id = t.owner_id
  where t.id = $1 and t.handed_over_by = $2 and $3::uuid in (m.user_id, m.member_id)`

/**
 * Deletes a team for all of its members, who are locked with it, since each has it in their list.
 *
 * @throws AppError `forbidden` for members who are not the owner
 */
export async function deleteTeam(deps: Deps, person: Person, { id }: SeenTeam): Promise<void> {
  for (;;) {
    const members = await memberIdsOf(deps.db, id)
    if (await deleteAmong(deps, person, { id, members })) return
  }
}

type Among = { id: string; members: readonly PersonId[] }

/** @returns false when somebody has joined meanwhile, who is not locked */
function deleteAmong(deps: Deps, person: Person, { id, members }: Among): Promise<boolean> {
  const people = [person, ...members.map((member) => ({ id: member }))]
  return change(deps, people, async (tx, inside) => {
    await lockThing(tx, 'team', id)
    await refuseOthers(tx, person, id)
    const now = await memberIdsOf(tx, id)
    if (!now.every((member) => members.includes(member))) return false
    await tell(inside, 'teams', id, 'delete')
    await tx.query('delete from my_teams where user_id = any($1::uuid[]) and team_id = $2', [now, id])
    await deleteTeamRows(tx, id)
    return true
  })
}

/** @throws AppError `not_found`, `forbidden` */
async function refuseOthers(tx: Tx, person: Person, id: string): Promise<void> {
  const { role } = await teamPolicy.see(tx, person, { id })
  if (role !== 'owner') throw notTheOwner()
}

const notTheOwner = () => new AppError('forbidden', 'Only the owner does this')
