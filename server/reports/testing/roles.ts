import { own, peopleAround } from '#server/people/testing/roles.ts'
import type { RoleTable } from '#server/testing/routeRoles.ts'
import type { TestServer } from '#server/testing.ts'

/** What reporting answers to whom: it works for everybody signed in, here for somebody whom each of them has blocked. */
export const reportRoles = (server: TestServer): RoleTable => {
  const target = crypto.randomUUID()
  return {
    rows: {
      'POST /api/reports': own(404, {
        body: { kind: 'person', target_id: target, reason: 'spam' },
      }),
    },
    async scene() {
      const { owner, ...others } = await peopleAround(server)
      return { params: {}, people: { anonymous: null, owner, ...others } }
    },
  }
}
