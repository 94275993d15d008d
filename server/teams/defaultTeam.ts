import { invalidField } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { isMember } from './membership.ts'

/** Says which one it is. @param teamId null for none @throws AppError `invalid` on `team_id` for a team they are not in */
export function setDefaultTeam(deps: Deps, person: Person, teamId: string | null): Promise<void> {
  return change(deps, person, async (tx) => {
    if (teamId !== null && !(await isMember(tx, person.id, teamId)))
      throw invalidField('team_id', 'You are in no such team')
    const before = await defaultTeamOf(tx, person.id)
    if (before === teamId) return
    await tx.query('update my_teams set is_default = false where user_id = $1 and is_default', [person.id])
    await tx.query('update my_teams set is_default = true where user_id = $1 and team_id = $2', [
      person.id,
      teamId,
    ])
    for (const id of [before, teamId]) if (id !== null) tx.changed(person.id, 'teams', id, 'update')
  })
}

/** The team that confirms what somebody does where a task names no other; null without one. */
async function defaultTeamOf(db: Db, personId: PersonId): Promise<string | null> {
  const [row] = await db.query<{ team_id: string }>(DEFAULT_TEAM, [personId])
  return row?.team_id ?? null
}

const DEFAULT_TEAM = 'select t.team_id from my_teams t where t.user_id = $1 and t.is_default'
