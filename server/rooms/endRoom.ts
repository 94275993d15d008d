import { roomState } from '#shared/rooms/seat.ts'
import { tell } from '#server/kit/audience/tell.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps, Inside } from '#server/deps.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { ROOM_END, ROOM_OUTCOME, ROOM_START } from './moments.ts'
import { findRoom, lockRoom, type RoomRow } from './roomRows.ts'

const RETRIES = { first: 5, longest: 600, giveUpAfter: 30 * 86_400 }

export const DUE_ENDS: DueKinds = {
  [ROOM_START]: {
    lock: lockRoom,
    clock: 'trusted',
    retries: { ...RETRIES, giveUpAfter: 3600 },
    run: (inside, { ownerId }) => tell(inside, 'rooms', ownerId, 'update'),
  },
  [ROOM_END]: {
    lock: lockRoom,
    clock: 'trusted',
    retries: RETRIES,
    run: (inside, { ownerId }, now) => endRoom(inside, ownerId, now),
  },
}

/** Ends rooms whose time is over, for somebody who reads them before the moment is done. */
export async function endOverdue(deps: Deps, rooms: readonly RoomRow[]): Promise<void> {
  const now = deps.now()
  const overdue = rooms.filter((room) => !room.isSettled && roomState(room, now) === 'ended')
  for (const { id } of overdue)
    await deps.db.transaction(async (tx) => {
      await lockRoom(tx, id)
      await endRoom({ ...deps, db: tx }, id, now)
      await setDue(tx, { ownerId: id, kind: ROOM_END, subject: id }, null)
    })
}

/**
 * Writes down the end of a room that is locked, once: who is there has kept it, who only took a seat has missed it. Each of its
 * people learns that by a moment of their own (outcome.ts). One that was called off is deleted.
 */
async function endRoom(inside: Inside, id: string, now: Date): Promise<void> {
  const { db: tx } = inside
  const room = await findRoom(tx, id)
  if (!room || room.isSettled || now < room.endsAt) return
  await tell(inside, 'rooms', id, room.isCancelled ? 'delete' : 'update')
  await tx.query(SET_OUTCOMES, [id, ROOM_OUTCOME, room.endsAt])
  tx.after(inside.due.wake)
  if (room.teamId !== null)
    await tx.query('delete from team_rooms where team_id = $1 and room_id = $2', [room.teamId, id])
  await (room.isCancelled ? forget(tx, id) : settle(tx, id, now))
}

/** As of the end itself, so that what was due by an instant is done with it. */
const SET_OUTCOMES = `
  insert into due_moments (owner_id, kind, subject, due_at, try_at)
  select s.user_id, $2, s.room_id, $3, $3 from room_seats s where s.room_id = $1
  on conflict (owner_id, kind, subject) do nothing`

async function settle(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query('update rooms set settled_at = $2 where id = $1', [id, now])
  await tx.query(SETTLE, [id])
}

const SETTLE = `
  update room_seats set state = case when state = 'here' then 'kept' when state = 'joined' then 'missed' else state end
  where room_id = $1 and state in ('here', 'joined')`

async function forget(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from room_seats where room_id = $1', [id])
  await tx.query('delete from rooms where id = $1', [id])
}
