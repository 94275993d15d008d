import { own, peopleAround } from '#server/people/testing/roles.ts'
import type { RoleTable } from '#server/testing/routeRoles.ts'
import { aTeam, joined } from '#server/testing/teams.ts'
import type { TestServer } from '#server/testing.ts'

const MEMBERS = {
  anonymous: 401,
  stranger: 404,
  blocked: 404,
  friend: 404,
  team: 200,
  blockedMember: 200,
  admin: 200,
  owner: 200,
}

/** What the routes of teams answer to whom; the owner is the team's (docs/rules/teams.md). */
export const teamRoles = (server: TestServer): RoleTable[] => [
  {
    rows: {
      'GET /api/teams': own(200),
      'POST /api/teams': own(201, { body: { name: 'Readers' } }),
      'POST /api/teams/join': own(404, { body: { code: 'AAAAAAAA' } }),
    },
    async scene() {
      const { owner, ...others } = await peopleAround(server)
      return { params: {}, people: { anonymous: null, owner, ...others } }
    },
  },
  {
    rows: { 'GET /api/teams/:id': { answers: MEMBERS } },
    scene: () => teamScene(server),
  },
]

/** A team with somebody in each role. */
async function teamScene(server: TestServer) {
  const { owner, team, ...others } = await peopleAround(server)
  const [admin, blockedMember] = [await server.signUp(), await server.signUp()]
  const made = await aTeam(owner, [team, admin])
  await joined(blockedMember, made)
  await owner.put(`/api/blocks/${blockedMember.id}`)
  await server.db.query("update team_members set role = 'admin' where team_id = $1 and user_id = $2", [
    made.id,
    admin.id,
  ])
  return {
    params: { id: made.id, user_id: team.id },
    people: { anonymous: null, owner, admin, team, blockedMember, ...others },
  }
}
