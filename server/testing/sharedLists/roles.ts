import type { RoleTable } from '#server/testing/routeRoles.ts'
import type { TestServer } from '#server/testing.ts'
import { aList, invited, joined, promote } from './scene.ts'

const MEMBERS = { anonymous: 401, stranger: 404, invited: 404, member: 200, admin: 200, owner: 200 }
const TO_MANAGE = { ...MEMBERS, member: 403 }
const nothing = { admin: 204, owner: 204 }

/** What each declaration of the sample that says `sees` answers to whom. */
export const listRoles = (server: TestServer): RoleTable => ({
  rows: {
    'GET /api/lists/:id': { answers: MEMBERS },
    'PATCH /api/lists/:id': { answers: TO_MANAGE, body: { name: 'Food' } },
    'POST /api/lists/:id/invitations': {
      answers: { ...TO_MANAGE, ...nothing },
      body: { user_id: crypto.randomUUID() },
    },
    'POST /api/lists/:id/join': { answers: { ...MEMBERS, invited: 200 } },
    'DELETE /api/lists/:id/members/:user_id': { answers: { ...TO_MANAGE, ...nothing } },
    'GET /api/lists/:id/messages': { answers: MEMBERS },
    'POST /api/lists/:id/messages': {
      answers: { ...MEMBERS, ...nothing, member: 204 },
      body: { id: crypto.randomUUID(), text: 'Hello' },
    },
  },
  /** A list with somebody in each role, and one more member, who is named where an operation is about one. */
  async scene() {
    const [owner, admin, member, guest, stranger, other] = await Promise.all(
      Array.from({ length: 6 }, () => server.signUp()),
    )
    if (!owner || !admin || !member || !guest || !stranger || !other) throw new Error('There are six')
    const id = await aList(server, owner)
    await joined(owner, id, admin, member, other)
    await promote(server, id, admin.id)
    await invited(owner, id, guest)
    return {
      params: { id, user_id: other.id },
      people: { anonymous: null, stranger, invited: guest, member, admin, owner },
    }
  },
})
