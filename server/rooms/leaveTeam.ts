import { tell } from '#server/kit/audience/tell.ts'
import type { Follows } from '#server/deps.ts'
import { cancelIfEmpty } from './cancelRoom.ts'
import { findRoom, lockRoom } from './roomRows.ts'
import { giveBackSeat } from './seats.ts'
import { unsetSoon } from './soon.ts'

/**
 * Who leaves a team, or is removed, does not see its rooms any more: their seats in those that have not begun are free again. The
 * team is locked, too, whose rooms come after it.
 */
export const leaveRoomsOfTeam: NonNullable<Follows['team.left']> = async (inside, person, { team_id }) => {
  const { db: tx } = inside
  const now = inside.now()
  const seated = await tx.query<{ id: string }>(SEATED, [person.id, now])
  for (const { id } of seated) {
    const room = await findRoom(tx, id)
    if (room?.teamId !== team_id) continue
    await lockRoom(tx, id)
    await tell(inside, 'rooms', id, 'update')
    await unsetSoon(tx, person.id, id)
    await giveBackSeat(tx, room, person.id)
    await cancelIfEmpty(tx, room)
  }
}

const SEATED = `
  select m.room_id as id from my_rooms m
  where m.user_id = $1 and m.starts_at > $2 and m.state in ('joined', 'here') order by m.room_id`
