import { AppError } from '#shared/errors.ts'
import type { Team, TeamPatch } from '#shared/teams/team.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import { lockThing } from '#server/kit/db/lockThing.ts'
import type { Person } from '#server/kit/http/person.ts'
import { renewCode } from './inviteCode.ts'
import { readTeam } from './readTeams.ts'
import { type SeenTeam, teamPolicy } from './teamPolicy.ts'

/**
 * Renames a team or gives it another category.
 *
 * @throws AppError `forbidden` for a member, `conflict` with the team as it is when `version` is stale
 */
export function editTeam(deps: Deps, person: Person, { id }: SeenTeam, patch: TeamPatch): Promise<Team> {
  return change(deps, person, async (tx, inside) => {
    await lockManaged(inside, person, id)
    const before = await readTeam(inside, person, { id })
    const { name = before.name, category = before.category, version } = patch
    if (version !== undefined && version !== before.version)
      throw new AppError('conflict', 'This team was changed meanwhile', before)
    if (name === before.name && category === before.category) return before
    await tell(inside, 'teams', id, 'update')
    await tx.query(EDIT, [id, name, category])
    return readTeam(inside, person, { id })
  })
}

const EDIT = 'update teams set name = $2, category = $3, version = version + 1 where id = $1'

/** Gives a team a new code; the one before is good no more. @throws AppError `forbidden` for a member */
export function renewInvite(deps: Deps, person: Person, { id }: SeenTeam): Promise<Team> {
  return change(deps, person, async (tx, inside) => {
    await lockManaged(inside, person, id)
    await tell(inside, 'teams', id, 'update')
    await renewCode(tx, id, inside.now())
    return readTeam(inside, person, { id })
  })
}

/** @throws AppError `not_found`, `forbidden` */
async function lockManaged({ db: tx }: Inside, person: Person, id: string): Promise<void> {
  await lockThing(tx, 'team', id)
  const { role } = await teamPolicy.see(tx, person, { id })
  if (role === 'member') throw new AppError('forbidden', 'Only the owner and admins do this')
}
