import { own, peopleAround } from '#server/people/testing/roles.ts'
import type { RoleTable } from '#server/testing/routeRoles.ts'
import type { TestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import { aTeam, joined } from '#server/testing/teams.ts'
import { aRoom, inSeconds } from './rooms.ts'

const NOBODY_ELSE = { anonymous: 401, stranger: 404, blocked: 404, friend: 404, owner: 200 }
const INVITED = { ...NOBODY_ELSE, team: 404, invited: 200, blockedInvited: 404, blockedInRoom: 200 }
const TEAM = { ...NOBODY_ELSE, team: 200, blockedMember: 200 }
const JOIN = { intent: 'Read' }

/** What routes of rooms answer to whom; the owner is the host (docs/rules/rooms.md). */
export const roomRoles = (server: TestServer): RoleTable[] => [
  {
    rows: {
      'GET /api/rooms': own(200),
      'POST /api/rooms': own(201, { body: { minutes: 25, intent: 'Write' } }),
      'GET /api/rooms/:id': { answers: INVITED },
      'POST /api/rooms/:id/join': { answers: INVITED, body: JOIN },
      'POST /api/rooms/:id/check-in': { answers: { ...INVITED, invited: 409 } },
      'POST /api/rooms/:id/leave': { answers: INVITED },
    },
    /** A room of friends that begins in a minute. */
    async scene() {
      const { owner, ...others } = await peopleAround(server)
      const signUp = () => server.signUp()
      const [invited, blockedInvited, blockedInRoom] = [await signUp(), await signUp(), await signUp()]
      const friends = [invited, blockedInvited, blockedInRoom]
      for (const friend of friends) await befriend(owner, friend)
      const { id } = await aRoom(owner, friends, { starts_at: inSeconds(server, 60) })
      await blockedInRoom.post(`/api/rooms/${id}/join`, JOIN)
      for (const blocked of [blockedInvited, blockedInRoom]) await owner.put(`/api/blocks/${blocked.id}`)
      const people = { anonymous: null, owner, invited, blockedInvited, blockedInRoom, ...others }
      return { params: { id }, people }
    },
  },
  {
    rows: {
      'GET /api/rooms/:id': { answers: TEAM },
      'POST /api/rooms/:id/join': { answers: TEAM, body: JOIN },
      'POST /api/rooms/:id/check-in': { answers: { ...TEAM, team: 409, blockedMember: 409 } },
      'POST /api/rooms/:id/leave': { answers: TEAM },
    },
    /** A room of a team that begins in a minute. */
    async scene() {
      const { owner, team, ...others } = await peopleAround(server)
      const blockedMember = await server.signUp()
      const made = await aTeam(owner, [team])
      await joined(blockedMember, made)
      await owner.put(`/api/blocks/${blockedMember.id}`)
      const { id } = await aRoom(owner, [], { team_id: made.id, starts_at: inSeconds(server, 60) })
      return { params: { id }, people: { anonymous: null, owner, team, blockedMember, ...others } }
    },
  },
]
