import { AppError, takenId } from '#shared/errors.ts'
import { MOST_TEAMS, type NewTeam, type Team } from '#shared/teams/team.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { lockThing } from '#server/kit/db/lockThing.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { issueCode } from './inviteCode.ts'
import { addMember } from './memberRows.ts'
import { isMember } from './membership.ts'
import { readTeam } from './readTeams.ts'

/**
 * Makes a team whose owner is who makes it (docs/rules/teams.md, Teams). With an id that was sent before it is that team.
 *
 * @throws AppError `conflict` for somebody else's id, and when they are in twenty teams
 */
export function createTeam(
  deps: Deps,
  person: Person,
  { id = newId(), ...fields }: NewTeam,
): Promise<{ team: Team; isNew: boolean }> {
  return change(deps, person, async (tx, inside) => {
    await lockThing(tx, 'team', id)
    const before = await tx.query('select from teams where id = $1', [id])
    if (before.length === 0) await refuseTooMany(tx, person.id)
    const isNew = before.length === 0 && (await makeTeam(inside, person, { id, ...fields }))
    if (!isNew && !(await isMember(tx, person.id, id))) throw takenId('This id belongs to another team')
    return { team: await readTeam(inside, person, { id }), isNew }
  })
}

/** @returns whether the id was free */
async function makeTeam(
  inside: Inside,
  person: Person,
  { id, name, category }: Required<NewTeam>,
): Promise<boolean> {
  const { db: tx } = inside
  const now = inside.now()
  const { code, expiresAt } = await issueCode(tx, id, now)
  const made = await tx.query(MAKE, [id, name, category, person.id, code, expiresAt, now])
  if (made.length === 0) return false
  await tell(inside, 'teams', id, 'insert')
  await addMember(inside, person, { teamId: id, role: 'admin' })
  return true
}

const MAKE = `
  insert into teams (id, name, category, owner_id, invite_code, invite_expires_at, created_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`

/** @throws AppError `conflict` */
export async function refuseTooMany(tx: Tx, userId: UserId): Promise<void> {
  const [row] = await tx.query<{ count: number }>(COUNT, [userId])
  if ((row?.count ?? 0) >= MOST_TEAMS)
    throw new AppError('conflict', `You are in ${MOST_TEAMS} teams. Leave one first.`, {
      reason: 'too_many_teams',
    })
}

const COUNT = 'select count(*)::int as count from my_teams where user_id = $1'
