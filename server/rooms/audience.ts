import type { Audience } from '#server/kit/audience/audience.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { memberIdsOf } from '#server/teams/membership.ts'
import { findRoom, findSeats } from './roomRows.ts'

/** Who sees a room hears of it: the members of its team, or who was invited and whom no block hides from the host. */
export const hearRoom: Audience = async (db, id) => {
  const room = await findRoom(db, id)
  if (!room) return []
  if (room.teamId !== null) return memberIdsOf(db, room.teamId)
  const seats = await findSeats(db, [id])
  const invited = seats.filter(({ state }) => state === 'invited').map(({ userId }) => userId)
  const blocked = room.hostId === null ? [] : await blockedWith(db, room.hostId, invited)
  return seats.map(({ userId }) => userId).filter((userId) => !blocked.includes(userId))
}

async function blockedWith(db: Db, hostId: PersonId, ids: readonly PersonId[]): Promise<readonly PersonId[]> {
  const rows = await db.query<{ id: PersonId }>(BLOCKED, [hostId, ids])
  return rows.map(({ id }) => id)
}

const BLOCKED = 'select b.other_id as id from blocks b where b.user_id = $1 and b.other_id = any($2::uuid[])'
