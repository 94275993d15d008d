import { becomePartners, befriend } from '#server/testing/friends.ts'
import { aTeam } from '#server/testing/teams.ts'
import type { RoleRow, RoleTable } from '#server/testing/routeRoles.ts'
import type { TestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { asked, incomingOf } from './requests.ts'

/** What the routes of people answer to whom (docs/rules/people.md). */
export const peopleRoles = (server: TestServer): RoleTable[] => [
  personRoles(server),
  incomingRoles(server),
  outgoingRoles(server),
]

const HIDDEN = { anonymous: 401, stranger: 404, blocked: 404, friend: 404, team: 404, partner: 404 }
const FRIENDS = { ...HIDDEN, friend: 200, partner: 200, owner: 404 }

/** A row of an operation on the caller's own rows, whichever other person is named. */
export const own = (status: number, more: Partial<RoleRow> = {}): RoleRow => ({
  unknown: status,
  ...more,
  answers: {
    anonymous: 401,
    stranger: status,
    blocked: status,
    friend: status,
    team: status,
    partner: status,
    owner: status,
    ...more.answers,
  },
})

/** Routes about one person, who is the owner. */
const personRoles = (server: TestServer): RoleTable => ({
  rows: {
    'GET /api/friends': own(200),
    'GET /api/friends/:user_id': { answers: FRIENDS },
    'DELETE /api/friends/:user_id': { answers: { ...FRIENDS, friend: 204, partner: 204 } },
    'GET /api/friend-requests': own(200),
    'POST /api/friend-requests': own(201, { body: () => ({ to: `${crypto.randomUUID()}@example.com` }) }),
    'GET /api/friends/suggestions': own(200),
    'DELETE /api/friends/suggestions/:user_id': own(204),
    'GET /api/blocks': own(200),
    'POST /api/presence': own(204, { body: { active: true } }),
    'GET /api/accountability': own(200),
    'GET /api/accountability/items': own(200),
    'GET /api/leaderboard': own(200),
    'GET /api/leaderboard/points': own(200),
    'GET /api/achievements': own(200),
    'PUT /api/achievements/pinned': own(200, { body: { ids: [] } }),
    'PUT /api/blocks/:user_id': own(204, { answers: { owner: 400 } }),
    'DELETE /api/blocks/:user_id': own(204, { answers: { owner: 400 } }),
    'GET /api/people/:handle': { answers: { ...FRIENDS, team: 200, owner: 200 } },
  },
  unknown: () => ({ user_id: crypto.randomUUID(), handle: 'nobody_at_all' }),
  async scene() {
    const { owner, ...others } = await peopleAround(server)
    return {
      params: { user_id: owner.id, handle: owner.profile.handle },
      people: { anonymous: null, owner, ...others },
    }
  },
})

/** Routes about a request, whose owner is the addressee. To its sender the row of the addressee does not exist. */
const incomingRoles = (server: TestServer): RoleTable => ({
  rows: {
    'POST /api/friend-requests/:id/accept': { answers: { ...HIDDEN, sender: 404, owner: 200 } },
    'POST /api/friend-requests/:id/decline': { answers: { ...HIDDEN, sender: 404, owner: 204 } },
  },
  async scene() {
    const [{ owner, ...others }, sender] = [await peopleAround(server), await server.signUp()]
    await asked(sender, owner)
    const [request] = await incomingOf(owner)
    return {
      params: { id: request?.id ?? '' },
      people: { anonymous: null, owner, sender, ...others },
    }
  },
})

/** Routes about a request, whose owner is the sender. */
const outgoingRoles = (server: TestServer): RoleTable => ({
  rows: { 'DELETE /api/friend-requests/:id': { answers: { ...HIDDEN, addressee: 404, owner: 204 } } },
  async scene() {
    const [{ owner, ...others }, addressee] = [await peopleAround(server), await server.signUp()]
    const { id } = await asked(owner, addressee)
    return { params: { id }, people: { anonymous: null, owner, addressee, ...others } }
  },
})

type Around = Record<'owner' | 'friend' | 'team' | 'partner' | 'blocked' | 'stranger', TestPerson>

/** Somebody with a friend, a team mate, a partner, somebody whom they have blocked, and somebody who knows nothing of them. */
export async function peopleAround(server: TestServer): Promise<Around> {
  const signUp = () => server.signUp()
  const [owner, friend, team, partner] = await Promise.all([signUp(), signUp(), signUp(), signUp()])
  const [blocked, stranger] = await Promise.all([signUp(), signUp()])
  await befriend(owner, friend)
  await aTeam(owner, [team])
  await becomePartners(owner, partner)
  await owner.put(`/api/blocks/${blocked.id}`)
  return { owner, friend, team, partner, blocked, stranger }
}
