import { own, peopleAround } from '#server/people/testing/roles.ts'
import type { RoleTable } from '#server/testing/routeRoles.ts'
import type { TestServer } from '#server/testing.ts'

const FRIENDS = {
  anonymous: 401,
  stranger: 404,
  blocked: 404,
  friend: 200,
  team: 404,
  partner: 200,
  owner: 404,
}
const MESSAGE = crypto.randomUUID()

/** What routes of messages answer to whom; the owner is whom a conversation is with (docs/rules/messages.md). */
export const messageRoles = (server: TestServer): RoleTable => ({
  rows: {
    'GET /api/messages': own(200),
    'GET /api/messages/:user_id': { answers: FRIENDS },
    'POST /api/messages/:user_id': {
      answers: { ...FRIENDS, friend: 201, partner: 201 },
      body: { text: 'Hello' },
    },
    'POST /api/messages/:user_id/read': { answers: FRIENDS, body: { up_to: MESSAGE } },
    'DELETE /api/messages/:user_id/:id': { answers: FRIENDS },
  },
  unknown: () => ({ user_id: crypto.randomUUID() }),
  /** The friend and the partner have written a message each, which is named where an operation is about one. */
  async scene() {
    const { owner, friend, partner, ...others } = await peopleAround(server)
    for (const writer of [friend, partner])
      await writer.post(`/api/messages/${owner.id}`, { id: MESSAGE, text: 'Hi' })
    return {
      params: { user_id: owner.id, id: MESSAGE },
      people: { anonymous: null, owner, friend, partner, ...others },
    }
  },
})
