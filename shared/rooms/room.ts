import * as z from 'zod/mini'
import { Card } from '#shared/people/card.ts'
import { text } from '#shared/text/text.ts'
import { Instant } from '#shared/time/schemas.ts'

/** How long a room can be, in minutes (docs/rules/rooms.md, Rooms). */
export const ROOM_MINUTES = [25, 50, 75] as const
/** So many people take part in a room at most. */
export const MOST_SEATS = 8
/** So many rooms that have not ended somebody has a seat in at most. */
export const MOST_OPEN_ROOMS = 5
/** So many friends are invited to a room at most. */
const MOST_INVITED = 50
/** A room is planned so many days ahead at most. */
export const PLANNED_DAYS = 7

const ROOM_STATES = ['open', 'running', 'ended', 'cancelled'] as const
export type RoomState = (typeof ROOM_STATES)[number]

const SEAT_STATES = ['invited', 'joined', 'here', 'left', 'kept', 'missed'] as const
export type SeatState = (typeof SEAT_STATES)[number]

const Intent = text([1, 'Say what you will do'], [140, 'At most 140 characters'])
const Friend = z.uuid('An id is a UUID')

export const NewRoom = z
  .strictObject({
    id: z.optional(z.uuid('An id is a UUID')),
    minutes: z.literal([...ROOM_MINUTES], 'A room takes 25, 50 or 75 minutes'),
    /** Without it the room begins now. */
    starts_at: z.optional(Instant),
    intent: Intent,
    invite: z._default(
      z.array(Friend).check(z.maxLength(MOST_INVITED, `At most ${MOST_INVITED} people are invited`)),
      [],
    ),
    /** The room of a team: its members are invited. */
    team_id: z.optional(z.uuid('An id is a UUID')),
  })
  .check(
    z.refine(({ invite, team_id }) => team_id === undefined || invite.length === 0, {
      error: 'Invite friends or a team',
      path: ['team_id'],
    }),
  )
export type NewRoom = z.output<typeof NewRoom>

export const JoinRoom = z.strictObject({ intent: Intent })

/** Somebody in a room. The intent is null for who has no seat, and for who is hidden by a block. */
export const RoomMember = z.extend(Card, {
  intent: z.nullable(z.string()),
  state: z.enum(SEAT_STATES),
  checked_in_at: z.nullable(z.string()),
  is_me: z.boolean(),
})
export type RoomMember = z.infer<typeof RoomMember>

/** A room in which several people start the same minutes. Instants are ISO 8601 texts. */
export const Room = z.object({
  id: z.uuid(),
  minutes: z.literal([...ROOM_MINUTES]),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(ROOM_STATES),
  team_id: z.nullable(z.uuid()),
  /** Who made it. */
  host: Card,
  members: z.array(RoomMember),
})
export type Room = z.infer<typeof Room>

export const RoomPage = z.object({ items: z.array(Room), next_cursor: z.nullable(z.string()) })
export type RoomPage = z.infer<typeof RoomPage>
