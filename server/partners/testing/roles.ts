import { own, peopleAround } from '#server/people/testing/roles.ts'
import { befriend } from '#server/testing/friends.ts'
import type { RoleTable } from '#server/testing/routeRoles.ts'
import type { TestServer } from '#server/testing.ts'

type Named = { user_id: string }

const HIDDEN = { anonymous: 401, stranger: 404, blocked: 404, team: 404, owner: 404 }
const ANSWERED = { ...HIDDEN, friend: 404, asked: 200, partner: 200 }

/** What the routes of partners answer to whom; the owner is whom they name (docs/rules/claims.md, Partners). */
export const partnerRoles = (server: TestServer): RoleTable => ({
  rows: {
    'GET /api/partners': own(200),
    'PUT /api/partners/default': own(204, { body: { user_id: null } }),
    'POST /api/partners': {
      answers: { ...HIDDEN, friend: 201, partner: 200 },
      body: ({ user_id }: Named) => ({ user_id }),
    },
    'POST /api/partners/:user_id/accept': { answers: ANSWERED },
    'POST /api/partners/:user_id/decline': { answers: { ...ANSWERED, asked: 204, partner: 204 } },
    'DELETE /api/partners/:user_id': { answers: { ...ANSWERED, asked: 204, partner: 204 } },
  },
  unknown: () => ({ user_id: crypto.randomUUID() }),
  async scene() {
    const [around, asked] = [await peopleAround(server), await server.signUp()]
    await befriend(around.owner, asked)
    await around.owner.post('/api/partners', { user_id: asked.id })
    return { params: { user_id: around.owner.id }, people: { anonymous: null, asked, ...around } }
  },
})
