import { AppError } from '#shared/errors.ts'
import { MOST_SEATS, type SeatState } from '#shared/rooms/room.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { RoomRow } from './roomRows.ts'

type Seated = { userId: PersonId; state: 'joined' | 'here'; intent: string }

/**
 * Gives somebody the first free seat of a room. Both are locked.
 *
 * @throws AppError `conflict` when there is none; a seat that somebody left while the room runs stays theirs
 */
export async function takeSeat(
  tx: Tx,
  room: RoomRow,
  { userId, state, intent }: Seated,
  now: Date,
): Promise<void> {
  const [free] = await tx.query<{ seat: number }>(FREE, [room.id, MOST_SEATS])
  if (!free) throw new AppError('conflict', 'This room is full')
  const checkedInAt = state === 'here' ? now : null
  await tx.query(TAKE, [room.id, userId, state, free.seat, intent, checkedInAt, now])
  await index(tx, room, { userId, state, intent })
}

const FREE = `
  select n as seat from generate_series(1, $2::int) n
  where n not in (select s.seat from room_seats s where s.room_id = $1 and s.seat is not null)
  order by n limit 1`
const TAKE = `
  insert into room_seats (room_id, user_id, sent_by, state, seat, intent, checked_in_at, created_at)
  values ($1, $2, $2, $3, $4, $5, $6, $7)
  on conflict (room_id, user_id) do update set
    sent_by = excluded.sent_by, state = excluded.state, seat = excluded.seat, intent = excluded.intent, checked_in_at = excluded.checked_in_at`

/** Invites people to a room, all of whom are locked. */
export async function invite(tx: Tx, room: RoomRow, ids: readonly PersonId[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx.query(INVITE, [room.id, ids, room.hostId, now])
  for (const userId of ids) await index(tx, room, { userId, state: 'invited', intent: null })
}

const INVITE = `
  insert into room_seats (room_id, user_id, sent_by, state, created_at) select $1, unnest($2::uuid[]), $3, 'invited', $4
  on conflict do nothing`

/** Marks what somebody who has a seat is now. Both are locked. */
export async function markSeat(
  tx: Tx,
  { id }: RoomRow,
  { userId, state }: { userId: PersonId; state: 'here' | 'left' },
  now: Date,
): Promise<void> {
  await tx.query(MARK, [id, userId, state, state === 'here' ? now : null])
  await tx.query(MARK_INDEX, [userId, id, state])
}

const MARK = `
  update room_seats set state = $3, checked_in_at = coalesce($4, checked_in_at) where room_id = $1 and user_id = $2`
const MARK_INDEX = 'update my_rooms set state = $3 where user_id = $1 and room_id = $2'

/**
 * Gives a seat back before the room begins. Who was invited or has made the room is invited again; a member of the room's team
 * sees it without that. Both are locked.
 */
export async function giveBackSeat(tx: Tx, room: RoomRow, userId: PersonId): Promise<void> {
  const staysInvited = room.teamId === null || room.hostId === userId
  if (staysInvited) {
    await tx.query(UNSEAT, [room.id, userId])
    await index(tx, room, { userId, state: 'invited', intent: null })
    return
  }
  await tx.query('delete from room_seats where room_id = $1 and user_id = $2', [room.id, userId])
  await tx.query('delete from my_rooms where user_id = $1 and room_id = $2', [userId, room.id])
}

const UNSEAT = `
  update room_seats set state = 'invited', seat = null, intent = null, checked_in_at = null
  where room_id = $1 and user_id = $2`

/** Whether somebody has a seat in a room. */
export async function hasSeats(tx: Tx, id: string): Promise<boolean> {
  return (await tx.query(SEATED, [id])).length > 0
}

const SEATED = 'select from room_seats where room_id = $1 and seat is not null limit 1'

type Indexed = { userId: PersonId; state: SeatState; intent: string | null }

/** Writes a room into somebody's own list, or what they are in it. */
async function index(tx: Tx, room: RoomRow, { userId, state, intent }: Indexed): Promise<void> {
  const { id, hostId, startsAt, endsAt } = room
  const sentBy = state === 'invited' ? (hostId ?? userId) : userId
  await tx.query(INDEX, [userId, id, sentBy, state, intent, startsAt, endsAt])
}

const INDEX = `
  insert into my_rooms (user_id, room_id, sent_by, state, intent, starts_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (user_id, room_id) do update set
    sent_by = excluded.sent_by, state = excluded.state, intent = excluded.intent`
