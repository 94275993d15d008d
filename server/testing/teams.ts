import { Team } from '#shared/teams/team.ts'
import { read } from '#server/testing.ts'
import type { TestPerson } from './people.ts'

/** A team of somebody, with others in it. */
export async function aTeam(
  owner: TestPerson,
  others: readonly TestPerson[] = [],
  fields: object = {},
): Promise<Team> {
  const team = await read(Team, owner.post('/api/teams', { name: 'Runners', ...fields }))
  for (const person of others) await joined(person, team)
  return others.length === 0 ? team : read(Team, owner.get(`/api/teams/${team.id}`))
}

/** Joins a team that must take them. */
export const joined = (person: TestPerson, { invite_code }: Pick<Team, 'invite_code'>) =>
  read(Team, person.post('/api/teams/join', { code: invite_code }))
