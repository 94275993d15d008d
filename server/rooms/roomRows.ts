import type { SeatState } from '#shared/rooms/room.ts'
import type { RoomTimes } from '#shared/rooms/seat.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { lockThing } from '#server/kit/db/lockThing.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** A room as it is kept. */
export type RoomRow = RoomTimes & {
  id: string
  hostId: PersonId | null
  teamId: string | null
  minutes: 25 | 50 | 75
  isSettled: boolean
}

/** A seat, or an invitation, as it is kept. */
export type SeatRow = {
  roomId: string
  userId: PersonId
  state: SeatState
  seat: number | null
  intent: string | null
  checkedInAt: Date | null
}

/** Makes changes of one room wait for each other. */
export const lockRoom = (tx: Tx, id: string) => lockThing(tx, 'room', id)

/** The rooms of these ids that are there. */
export function findRooms(db: Db, ids: readonly string[]): Promise<RoomRow[]> {
  return db.query<RoomRow>(ROOMS, [ids])
}

export async function findRoom(db: Db, id: string): Promise<RoomRow | null> {
  return (await findRooms(db, [id]))[0] ?? null
}

const ROOMS = `
  select r.id, r.host_id as "hostId", r.team_id as "teamId", r.minutes, r.starts_at as "startsAt", r.ends_at as "endsAt",
    r.cancelled as "isCancelled", r.settled_at is not null as "isSettled"
  from rooms r where r.id = any($1::uuid[])`

/** Seats and invitations of rooms: of each the seats in their order, then the invitations. */
export function findSeats(db: Db, ids: readonly string[]): Promise<SeatRow[]> {
  return db.query<SeatRow>(SEATS, [ids])
}

const SEATS = `
  select s.room_id as "roomId", s.user_id as "userId", s.state, s.seat, s.intent, s.checked_in_at as "checkedInAt"
  from room_seats s where s.room_id = any($1::uuid[]) order by s.room_id, s.seat nulls last, s.created_at, s.user_id`
