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
  partner: 404,
  blockedMember: 200,
  admin: 200,
  owner: 200,
}

const MANAGERS = { ...MEMBERS, team: 403, blockedMember: 403 }
const OWNER = { ...MANAGERS, admin: 403 }

/** What the routes of teams answer to whom; the owner is the team's (docs/rules/teams.md). */
export const teamRoles = (server: TestServer): RoleTable[] => [
  {
    rows: {
      'GET /api/teams': own(200),
      'POST /api/teams': own(201, { body: { name: 'Readers' } }),
      'POST /api/teams/join': own(404, { body: { code: 'AAAAAAAA' } }),
      'PUT /api/teams/default': own(204, { body: { team_id: null } }),
    },
    async scene() {
      const { owner, ...others } = await peopleAround(server)
      return { params: {}, people: { anonymous: null, owner, ...others } }
    },
  },
  {
    rows: {
      'GET /api/teams/:id': { answers: MEMBERS },
      'PATCH /api/teams/:id': { answers: MANAGERS, body: { name: 'Readers' } },
      'DELETE /api/teams/:id': { answers: { ...OWNER, owner: 204 } },
      'POST /api/teams/:id/invite-code': { answers: MANAGERS },
      'GET /api/teams/:id/members': { answers: MEMBERS },
      'GET /api/teams/:id/activity': { answers: MEMBERS },
      'PATCH /api/teams/:id/members/:user_id': { answers: OWNER, body: { role: 'admin' } },
      'DELETE /api/teams/:id/members/:user_id': {
        answers: { ...MANAGERS, team: 204, admin: 204, owner: 204 },
      },
    },
    scene: () => teamScene(server),
  },
  ownerRoles(server),
]

/** Whom a team is handed over to is named in the body. */
function ownerRoles(server: TestServer): RoleTable {
  let newOwner = ''
  return {
    rows: { 'POST /api/teams/:id/owner': { answers: OWNER, body: () => ({ user_id: newOwner }) } },
    async scene() {
      const made = await teamScene(server)
      newOwner = made.params.user_id
      return made
    },
  }
}

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
