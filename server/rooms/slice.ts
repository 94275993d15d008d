import * as z from 'zod/mini'
import { JoinRoom, NewRoom, Room, RoomPage } from '#shared/rooms/room.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { hearRoom } from './audience.ts'
import { createRoom } from './createRoom.ts'
import { DUE_ENDS } from './endRoom.ts'
import { FORGETTING_HOST, leaveRooms } from './leaving.ts'
import { leaveRoomsOfTeam } from './leaveTeam.ts'
import { DUE_OUTCOMES } from './outcome.ts'
import { listRooms, readRoom } from './readRooms.ts'
import { roomPolicy } from './roomPolicy.ts'
import { DUE_SOON } from './soon.ts'
import { checkIn, joinRoom, leaveRoom } from './takePart.ts'

const RoomQuery = z.object({ limit: limitOf(), cursor: z.optional(z.string()) })

const write = { method: 'post', who: PERSON, scope: 'session', cost: 2 } as const
const read = { method: 'get', who: PERSON, scope: 'read', cost: 1 } as const

const NO_SUCH = ['No such room', PROBLEM] as const

/** Rooms: several people start the same minutes (docs/rules/rooms.md). */
export const rooms: Slice = {
  tag: 'Rooms',
  leaving: leaveRooms,
  follows: { 'team.left': leaveRoomsOfTeam },
  due: { ...DUE_SOON, ...DUE_ENDS, ...DUE_OUTCOMES, ...FORGETTING_HOST.due },
  shared: { rooms: { audience: hearRoom } },
  routes: [
    route({
      ...read,
      path: '/api/rooms',
      summary:
        'Rooms of the person, their invitations and those of their teams, the one that ends last first',
      query: { RoomQuery },
      answers: { 200: ['A page of them', { RoomPage }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listRooms(deps, caller, query)),
    }),
    route({
      ...write,
      path: '/api/rooms',
      summary: 'Make a room that begins now or is planned, for friends or a team, or alone',
      body: { NewRoom },
      answers: {
        200: ['The room, made before', { Room }],
        201: ['The room', { Room }],
        409: ['The id belongs to another room, or the person is in five rooms', PROBLEM],
      },
      async answer({ c, deps, caller, body }) {
        const { room, isNew } = await createRoom(deps, caller, body)
        return c.json(room, isNew ? 201 : 200)
      },
    }),
    route({
      ...read,
      path: '/api/rooms/:id',
      summary: 'A room',
      sees: roomPolicy,
      answers: { 200: ['The room', { Room }], 404: NO_SUCH },
      answer: async ({ c, deps, caller, seen }) => c.json(await readRoom(deps, caller, seen)),
    }),
    route({
      ...write,
      path: '/api/rooms/:id/join',
      summary: 'Take a seat; in a room that has just begun that checks in, too',
      sees: roomPolicy,
      body: { JoinRoom },
      answers: {
        200: ['The room', { Room }],
        404: NO_SUCH,
        409: ['It is full, over or left, or the person is in five rooms', PROBLEM],
      },
      answer: async ({ c, deps, caller, seen, body }) =>
        c.json(await joinRoom(deps, caller, seen, body.intent)),
    }),
    route({
      ...write,
      path: '/api/rooms/:id/check-in',
      summary: 'Say that one is there, from 5 minutes before the beginning to 5 minutes after it',
      sees: roomPolicy,
      answers: {
        200: ['The room', { Room }],
        404: NO_SUCH,
        409: ['Not in this time, or without a seat', PROBLEM],
      },
      answer: async ({ c, deps, caller, seen }) => c.json(await checkIn(deps, caller, seen)),
    }),
    route({
      ...write,
      path: '/api/rooms/:id/leave',
      summary: 'Give the seat back, or leave while the room runs',
      sees: roomPolicy,
      answers: { 200: ['The room', { Room }], 404: NO_SUCH, 409: ['It has ended', PROBLEM] },
      answer: async ({ c, deps, caller, seen }) => c.json(await leaveRoom(deps, caller, seen)),
    }),
  ],
}
