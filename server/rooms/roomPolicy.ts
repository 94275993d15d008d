import type { SeatState } from '#shared/rooms/room.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'
import { relationsOf } from '#server/people/relationsOf.ts'
import { teamIdsOf } from '#server/teams/membership.ts'
import { findRooms, type RoomRow } from './roomRows.ts'

/** A room that somebody sees, with what they are in it; null for a member of its team who has no seat. */
export type SeenRoom = Seen<'room', { id: string; seat: SeatState | null }>

/** A room is seen by the members of its team, or, where it has none, by whom its host has invited. */
export const roomPolicy = policy(
  'room',
  'No such room',
  async (db: Db, { id: viewer }: Pick<Person, 'id'>, { id }: { id: string }) => {
    const [seen] = await seenRooms(db, viewer, [id])
    return seen ? { id, seat: seen.seat } : null
  },
)

/** Of some rooms those that somebody sees. An invitation is gone once a block lies between them and the host. */
export async function seenRooms(
  db: Db,
  viewer: PersonId,
  ids: readonly string[],
): Promise<{ room: RoomRow; seat: SeatState | null }[]> {
  const rooms = await findRooms(db, ids)
  if (rooms.length === 0) return []
  const seats = new Map(
    (await db.query<{ id: string; state: SeatState }>(OWN_SEATS, [viewer, ids])).map(({ id, state }) => [
      id,
      state,
    ]),
  )
  const teams = rooms.some(({ teamId }) => teamId !== null) ? await teamIdsOf(db, viewer) : []
  const hosts = rooms.flatMap(({ hostId }) => hostId ?? [])
  const relations = await relationsOf(db, viewer, hosts)
  return rooms.flatMap((room) => {
    const seat = seats.get(room.id) ?? null
    const isBlocked = room.hostId !== null && relations.get(room.hostId) === 'blocked'
    const sees =
      room.teamId === null ? seat !== null && !(seat === 'invited' && isBlocked) : teams.includes(room.teamId)
    return sees ? [{ room, seat }] : []
  })
}

const OWN_SEATS = `
  select s.room_id as id, s.state from room_seats s where s.user_id = $1 and s.room_id = any($2::uuid[])`
