import { befriend } from '#server/testing/friends.ts'
import type { RoleTable } from '#server/testing/routeRoles.ts'
import type { TestServer } from '#server/testing.ts'

const FRIENDS = { anonymous: 401, stranger: 404, blocked: 404, friend: 200, owner: 404 }

/** What routes about one person answer to whom; the owner is the person themselves (docs/rules/people.md). */
export const personRoles = (server: TestServer): RoleTable => ({
  rows: {
    'GET /api/friends/:user_id': { answers: FRIENDS },
    'DELETE /api/friends/:user_id': { answers: { ...FRIENDS, friend: 204 } },
  },
  unknown: () => ({ user_id: crypto.randomUUID() }),
  async scene() {
    const [owner, friend, blocked, stranger] = await Promise.all([
      server.signUp(),
      server.signUp(),
      server.signUp(),
      server.signUp(),
    ])
    await befriend(server, owner, friend)
    for (const [me, other] of [
      [owner, blocked],
      [blocked, owner],
    ] as const)
      await server.db.query('insert into blocks values ($1, $2, $3, now())', [me.id, other.id, owner.id])
    return {
      params: { user_id: owner.id },
      people: { anonymous: null, stranger, blocked, friend, owner },
    }
  },
})
