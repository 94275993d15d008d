import { AppError } from '#shared/errors.ts'
import { MOST_MEMBERS, type Team } from '#shared/teams/team.ts'
import type { Deps } from '#server/deps.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import { lockThing } from '#server/kit/db/lockThing.ts'
import type { Person } from '#server/kit/http/person.ts'
import { refuseTooMany } from './createTeam.ts'
import { teamOfCode } from './inviteCode.ts'
import { addMember } from './memberRows.ts'
import { isMember, memberIdsOf } from './membership.ts'
import { readTeam } from './readTeams.ts'

/**
 * Joins the team to which a code leads; who is in it already stays so (docs/rules/teams.md, Codes).
 *
 * @throws AppError `not_found` for a code that is not good, `rate_limited` after ten of them in an hour, `conflict` when the team is
 * full or the person is in twenty
 */
export async function joinTeam(deps: Deps, person: Person, code: string): Promise<Team> {
  const tried = await deps.limits.reserve('teamCodes', person.id)
  if ('seconds' in tried)
    throw new AppError('rate_limited', 'These codes were wrong. Please try again later.', {
      retry_after: tried.seconds,
    })
  const found = await teamOfCode(deps.db, code, deps.now())
  if (found === null) throw noSuchCode()
  await tried.giveBack()
  return join(deps, person, { code, teamId: found })
}

function join(deps: Deps, person: Person, { code, teamId }: { code: string; teamId: string }): Promise<Team> {
  return change(deps, person, async (tx, inside) => {
    await lockThing(tx, 'team', teamId)
    if ((await teamOfCode(tx, code, deps.now())) !== teamId) throw noSuchCode()
    if (await isMember(tx, person.id, teamId)) return readTeam(inside, person, { id: teamId })
    if ((await memberIdsOf(tx, teamId)).length >= MOST_MEMBERS)
      throw new AppError('conflict', `This team is full: it has ${MOST_MEMBERS} members.`, { reason: 'full' })
    await refuseTooMany(tx, person.id)
    await tell(inside, 'teams', teamId, 'update')
    await addMember(inside, person, { teamId, role: 'member' })
    return readTeam(inside, person, { id: teamId })
  })
}

const noSuchCode = () => new AppError('not_found', 'This code is wrong or no longer good')
