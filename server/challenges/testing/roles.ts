import { TeamPage } from '#shared/teams/team.ts'
import { own, peopleAround } from '#server/people/testing/roles.ts'
import { befriend } from '#server/testing/friends.ts'
import type { RoleTable } from '#server/testing/routeRoles.ts'
import { read, type TestServer } from '#server/testing.ts'
import { aChallenge, made } from './scene.ts'

/** What the routes of challenges answer to whom (docs/rules/challenges.md): of a team’s, and of one for friends. */
export const challengeRoles = (server: TestServer): RoleTable[] => [teamRoles(server), friendRoles(server)]

const SEEN = { anonymous: 401, stranger: 404, blocked: 404, friend: 404, partner: 404, team: 200, owner: 200 }

const teamRoles = (server: TestServer): RoleTable => ({
  rows: {
    'GET /api/challenges': own(200),
    'POST /api/challenges': own(201, {
      body: () => ({ name: 'Alone', metric: 'tasks', starts_on: '2026-03-02', days: 1, invite: [] }),
    }),
    'GET /api/challenges/:id': { answers: SEEN },
    'PATCH /api/challenges/:id': { answers: { ...SEEN, team: 403 }, body: { name: 'Other', version: 1 } },
    'DELETE /api/challenges/:id': { answers: { ...SEEN, team: 403, owner: 204 } },
    'POST /api/challenges/:id/join': { answers: SEEN },
    'POST /api/challenges/:id/decline': { answers: SEEN },
    'POST /api/challenges/:id/leave': { answers: SEEN },
  },
  async scene() {
    const { owner, ...others } = await peopleAround(server)
    const [team] = (await read(TeamPage, owner.get('/api/teams'))).items
    const { id } = await made(owner, aChallenge(server, owner, { team_id: team?.id }))
    return { params: { id }, people: { anonymous: null, owner, ...others } }
  },
})

/** A friend who was not invited is a stranger here; who has declined or left may come back. */
const friendRoles = (server: TestServer): RoleTable => {
  const seen = { anonymous: 401, stranger: 404, friend: 404, invited: 200, declined: 200, left: 200 }
  return {
    rows: {
      'GET /api/challenges/:id': { answers: seen },
      'PATCH /api/challenges/:id': {
        answers: { ...seen, invited: 403, declined: 403, left: 403 },
        body: { name: 'Other', version: 1 },
      },
      'POST /api/challenges/:id/join': { answers: seen },
      'POST /api/challenges/:id/leave': { answers: seen },
    },
    async scene() {
      const signUp = () => server.signUp()
      const [owner, friend, invited] = [await signUp(), await signUp(), await signUp()]
      const [declined, left, stranger] = [await signUp(), await signUp(), await signUp()]
      const asked = [invited, declined, left]
      for (const person of [friend, ...asked]) await befriend(owner, person)
      const { id } = await made(
        owner,
        aChallenge(server, owner, { invite: asked.map((person) => person.id) }),
      )
      await declined.post(`/api/challenges/${id}/decline`)
      await left.post(`/api/challenges/${id}/join`)
      await left.post(`/api/challenges/${id}/leave`)
      return { params: { id }, people: { anonymous: null, stranger, friend, invited, declined, left } }
    },
  }
}
