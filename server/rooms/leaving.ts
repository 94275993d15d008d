import { tell } from '#server/kit/audience/tell.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { forgettingAtOthers } from '#server/kit/due/forgettingAtOthers.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import { forgetNotices } from '#server/notifications/forgetNotices.ts'
import { cancelIfEmpty } from './cancelRoom.ts'
import { findRoom, lockRoom } from './roomRows.ts'

/** Whom somebody invited who has left, nobody has invited. */
export const FORGETTING_HOST = forgettingAtOthers({
  kind: 'forget_room_host',
  others: `
    select distinct s.user_id as other from room_seats s
    where s.room_id in (select m.room_id from my_rooms m where m.user_id = $1) and s.sent_by = $1 and s.user_id <> $1`,
  async forget(tx, owner, gone) {
    const invited = await tx.query<{ room_id: string }>(FORGET_HOST, [owner, gone])
    await forgetNotices(
      tx,
      owner,
      invited.map(({ room_id }) => room_id),
    )
  },
})

const FORGET_HOST = 'update my_rooms set sent_by = null where user_id = $1 and sent_by = $2 returning room_id'

/** Takes the seats of somebody who leaves, also of rooms that have ended. A room that nobody is left in before it begins is off. */
export const leaveRooms: Leaving = async (inside, person) => {
  const { db: tx } = inside
  const { id: userId } = person
  await FORGETTING_HOST.leaving(inside, person)
  const now = inside.now()
  const mine = await tx.query<{ room_id: string; ends_at: Date }>(MINE, [userId])
  for (const { room_id: id, ends_at: endsAt } of mine) {
    if (endsAt > now) await leaveOpen(inside, userId, id)
  }
  const ids = mine.map(({ room_id }) => room_id)
  await tx.query('delete from room_seats where user_id = $1 and room_id = any($2::uuid[])', [userId, ids])
  await tx.query('update room_seats set sent_by = null where sent_by = $1 and room_id = any($2::uuid[])', [
    userId,
    ids,
  ])
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
