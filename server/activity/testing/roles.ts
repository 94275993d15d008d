import { own, peopleAround } from '#server/people/testing/roles.ts'
import type { RoleTable } from '#server/testing/routeRoles.ts'
import type { TestServer } from '#server/testing.ts'
import { reachLevel } from './reach.ts'

const CHEERS = {
  anonymous: 401,
  stranger: 404,
  blocked: 404,
  friend: 200,
  team: 200,
  partner: 200,
  owner: 403,
}

/** What routes about an item of activity answer to whom; the owner is whose item it is (docs/rules/activity.md). */
export const activityRoles = (server: TestServer): RoleTable => ({
  rows: {
    'GET /api/activity': own(200),
    'POST /api/activity/:id/cheer': { answers: CHEERS, body: { kind: 'clap' } },
    'DELETE /api/activity/:id/cheer': { answers: { ...CHEERS, friend: 204, team: 204, partner: 204 } },
  },
  async scene() {
    const { owner, ...others } = await peopleAround(server)
    return {
      params: { id: await reachLevel(owner) },
      people: { anonymous: null, owner, ...others },
    }
  },
})
