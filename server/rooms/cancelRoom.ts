import type { Tx } from '#server/kit/db/database.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { ROOM_START } from './moments.ts'
import type { RoomRow } from './roomRows.ts'
import { hasSeats } from './seats.ts'

/** Calls a room off that has not begun, once nobody has a seat in it. It is locked. It stays until it would have ended. */
export async function cancelIfEmpty(tx: Tx, { id, teamId }: RoomRow): Promise<void> {
  if (await hasSeats(tx, id)) return
  await tx.query('update rooms set cancelled = true where id = $1', [id])
  if (teamId !== null)
    await tx.query('delete from team_rooms where team_id = $1 and room_id = $2', [teamId, id])
  await setDue(tx, { ownerId: id, kind: ROOM_START, subject: id }, null)
}
