import { tell } from '#server/kit/audience/tell.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import { cancelIfEmpty } from './cancelRoom.ts'
import { findRoom, lockRoom } from './roomRows.ts'

/** Takes the seats of somebody who leaves, also of rooms that have ended. A room that nobody is left in before it begins is off. */
export const leaveRooms: Leaving = async (inside, { id: userId }) => {
  const { db: tx } = inside
  const now = inside.now()
  const mine = await tx.query<{ room_id: string; ends_at: Date }>(MINE, [userId])
  for (const { room_id: id, ends_at: endsAt } of mine) {
    if (endsAt > now) await leaveOpen(inside, userId, id)
  }
  const ids = mine.map(({ room_id }) => room_id)
  await tx.query('delete from room_seats where user_id = $1 and room_id = any($2::uuid[])', [userId, ids])
  await tx.query('update rooms set host_id = null where id = any($2::uuid[]) and host_id = $1', [userId, ids])
}

const MINE = 'select m.room_id, m.ends_at from my_rooms m where m.user_id = $1 order by m.room_id'

async function leaveOpen(inside: Inside, userId: UserId, id: string): Promise<void> {
  const { db: tx } = inside
  await lockRoom(tx, id)
  const room = await findRoom(tx, id)
  if (!room) return
  await tell(inside, 'rooms', id, 'update')
  await tx.query('delete from room_seats where room_id = $1 and user_id = $2', [id, userId])
  if (inside.now() < room.startsAt) await cancelIfEmpty(tx, room)
}
