import type { Card } from '#shared/people/card.ts'
import { FORMER_MEMBER } from '#shared/people/card.ts'
import type { Room, RoomMember } from '#shared/rooms/room.ts'
import { roomState, seatAt } from '#shared/rooms/seat.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { cardsOf, type CardWorld } from '#server/people/cardsOf.ts'
import { findSeats, type RoomRow, type SeatRow } from './roomRows.ts'

/** Rooms that somebody sees, as they are answered to them, in the same order. */
export async function shownRooms(
  world: CardWorld,
  viewer: PersonId,
  rooms: readonly RoomRow[],
  now: Date,
): Promise<Room[]> {
  const seats = await findSeats(
    world.db,
    rooms.map(({ id }) => id),
  )
  const ids = new Set([...rooms.flatMap(({ hostId }) => hostId ?? []), ...seats.map(({ userId }) => userId)])
  const cards = await cardsOf(world, viewer, [...ids])
  const cardOf = (id: PersonId | null) => (id === null ? FORMER_MEMBER : (cards.get(id) ?? FORMER_MEMBER))
  return rooms.map((room) => ({
    id: room.id,
    minutes: room.minutes,
    starts_at: room.startsAt.toISOString(),
    ends_at: room.endsAt.toISOString(),
    state: roomState(room, now),
    team_id: room.teamId,
    host: cardOf(room.hostId),
    members: seats
      .filter(({ roomId }) => roomId === room.id)
      .map((seat) =>
        memberOf({ ...seat, state: seatAt(seat.state, room, now) }, cardOf(seat.userId), viewer),
      ),
  }))
}

/** What somebody wrote who is hidden by a block is not shown either. */
function memberOf({ userId, state, intent, checkedInAt }: SeatRow, card: Card, viewer: PersonId): RoomMember {
  return {
    ...card,
    intent: card.user_id === null ? null : intent,
    state,
    checked_in_at: checkedInAt?.toISOString() ?? null,
    is_me: userId === viewer,
  }
}
