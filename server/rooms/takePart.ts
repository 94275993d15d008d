import { AppError } from '#shared/errors.ts'
import type { Room, SeatState } from '#shared/rooms/room.ts'
import { type SeatAnswer, seatAfterCheckIn, seatAfterJoin, seatAfterLeave } from '#shared/rooms/seat.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps, Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { cancelIfEmpty } from './cancelRoom.ts'
import { refuseMoreRooms } from './createRoom.ts'
import { roomPolicy, type SeenRoom } from './roomPolicy.ts'
import { findRoom, lockRoom, type RoomRow } from './roomRows.ts'
import { giveBackSeat, markSeat, takeSeat } from './seats.ts'
import { shownRooms } from './shownRooms.ts'
import { setSoon, unsetSoon } from './soon.ts'

/**
 * Takes a seat in a room; in one that has just begun that checks in, too. Who has one keeps it as it is (docs/rules/rooms.md, Seats).
 *
 * @throws AppError `conflict` for a full, ended or cancelled room, for one that they have left, and for too many rooms
 */
export function joinRoom(deps: Deps, person: Person, { id }: SeenRoom, intent: string): Promise<Room> {
  return inRoom(deps, person, id, async ({ inside, room, seat, now }) => {
    const next = answered(seatAfterJoin(seat, room, now))
    if (next === seat || (next !== 'here' && next !== 'joined')) return
    await refuseMoreRooms(inside.db, person.id, now)
    await tell(inside, 'rooms', id, 'update')
    await takeSeat(inside.db, room, { userId: person.id, state: next, intent }, now)
    await setSoon(inside.db, person.id, room, now)
  })
}

/** Says that somebody is there, within five minutes of the beginning. @throws AppError `conflict` */
export function checkIn(deps: Deps, person: Person, { id }: SeenRoom): Promise<Room> {
  return inRoom(deps, person, id, async ({ inside, room, seat, now }) => {
    const next = answered(seatAfterCheckIn(seat, room, now))
    if (next === seat || next !== 'here') return
    await tell(inside, 'rooms', id, 'update')
    await markSeat(inside.db, room, { userId: person.id, state: next }, now)
    await unsetSoon(inside.db, person.id, id)
  })
}

/**
 * Leaves a room. Before it begins the seat is given back; the last one to do so calls the room off. While it runs, leaving is how
 * it ends for them.
 *
 * @throws AppError `conflict` once it has ended
 */
export function leaveRoom(deps: Deps, person: Person, { id }: SeenRoom): Promise<Room> {
  return inRoom(deps, person, id, async ({ inside, room, seat, now }) => {
    const next = answered(seatAfterLeave(seat, room, now))
    if (next === seat) return
    await tell(inside, 'rooms', id, 'update')
    await unsetSoon(inside.db, person.id, id)
    if (next === 'left') return markSeat(inside.db, room, { userId: person.id, state: next }, now)
    await giveBackSeat(inside.db, room, person.id)
    await cancelIfEmpty(inside.db, room)
  })
}

type Work = { inside: Inside; room: RoomRow; seat: SeatState | null; now: Date }

/** Changes a room under its lock, where what is seen and the time are asked anew. @returns the room as it is then */
function inRoom(deps: Deps, person: Person, id: string, work: (given: Work) => Promise<void>): Promise<Room> {
  return change(deps, person, async (tx, inside) => {
    await lockRoom(tx, id)
    const { seat } = await roomPolicy.see(tx, person, { id })
    await work({ inside, room: await readLocked(tx, id), seat, now: deps.now() })
    const [shown] = await shownRooms(inside, person.id, [await readLocked(tx, id)], deps.now())
    if (!shown) throw new Error(`No room ${id}`)
    return shown
  })
}

async function readLocked(tx: Tx, id: string): Promise<RoomRow> {
  const room = await findRoom(tx, id)
  if (!room) throw new Error(`No room ${id}`)
  return room
}

/** @throws AppError `conflict` */
function answered(answer: SeatAnswer): SeatState | null {
  if ('refusal' in answer) throw new AppError('conflict', answer.refusal)
  return answer.seat
}
