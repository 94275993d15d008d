import * as z from 'zod/mini'
import type { Room, RoomPage } from '#shared/rooms/room.ts'
import { Instant } from '#shared/time/schemas.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { teamIdsOf } from '#server/teams/membership.ts'
import { endOverdue } from './endRoom.ts'
import { takeOutcomes } from './outcome.ts'
import { roomPolicy, type SeenRoom, seenRooms } from './roomPolicy.ts'
import { shownRooms } from './shownRooms.ts'

export type RoomListing = { limit: number; cursor?: string | undefined }

/** A room as it is. One whose time is over has ended, also where no job has noted it yet. */
export async function readRoom(deps: Deps, person: Person, { id }: SeenRoom): Promise<Room> {
  const [room] = await shownAfterEnds(deps, person, [id])
  if (room) return room
  await roomPolicy.see(deps.db, person, { id })
  throw new Error(`No room ${id}`)
}

/**
 * A page of somebody's rooms: those they are in or have been in, those they are invited to, and those of their teams that have not
 * ended. The one that ends last comes first.
 */
export async function listRooms(
  deps: Deps,
  person: Person,
  { limit, cursor }: RoomListing,
): Promise<RoomPage> {
  const [, end, last] = cursor === undefined ? [null, null, null] : decodeCursor(Cursor, cursor)
  const teams = await teamIdsOf(deps.db, person.id)
  const found = await deps.db.read<Listed>(PAGE, [person.id, teams, deps.now(), end, last, limit + 1])
  const page = found.slice(0, limit)
  const ids = page.map(({ id }) => id)
  const rooms = await shownAfterEnds(deps, person, ids)
  const shown = new Map(rooms.map((room) => [room.id, room]))
  return {
    items: ids.flatMap((id) => shown.get(id) ?? []).filter(({ state }) => state !== 'cancelled'),
    next_cursor: nextCursor(found, page, (after) => ['rooms', after.end, after.id]),
  }
}

type Listed = { id: string; end: string }

const Cursor = z.tuple([z.literal('rooms'), Instant, z.uuid()])

/** A room of a team is listed once, whether or not the person is in it. */
const PAGE = `
  select m.id, ${instantSql('m.ends_at')} as end from (
    select r.room_id as id, r.ends_at from my_rooms r
    where r.user_id = $1 and (r.state <> 'invited' or r.ends_at > $3)
    union
    select t.room_id, t.ends_at from team_rooms t where t.team_id = any($2::uuid[]) and t.ends_at > $3
  ) m
  where $4::timestamptz is null or (m.ends_at, m.id) < ($4, $5::uuid)
  order by m.ends_at desc, m.id desc limit $6`

async function shownAfterEnds(deps: Deps, person: Person, ids: readonly string[]): Promise<Room[]> {
  const before = await seenRooms(deps.db, person.id, ids)
  await endOverdue(
    deps,
    before.map(({ room }) => room),
  )
  const now = deps.now()
  const rooms = (await seenRooms(deps.db, person.id, ids)).map(({ room }) => room)
  if (rooms.some(({ isSettled }) => isSettled)) await takeOutcomes(deps, person)
  return shownRooms(deps, person.id, rooms, now)
}
