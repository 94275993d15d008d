import { roomPath } from '#shared/paths.ts'
import { type RoomState, type SeatState } from '#shared/rooms/room.ts'
import { CHECK_IN_SECONDS, roomState } from '#shared/rooms/seat.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { personOf } from '#server/kit/http/person.ts'
import { createNotice } from '#server/notifications/createNotice.ts'
import { cardsOf } from '#server/people/cardsOf.ts'
import { ROOM_SOON } from './moments.ts'
import { seenRooms } from './roomPolicy.ts'
import type { RoomRow } from './roomRows.ts'

/** Schedules the notice five minutes before a room begins for somebody with a seat; who takes one later needs none. They are locked. */
export async function setSoon(tx: Tx, userId: PersonId, { id, startsAt }: RoomRow, now: Date): Promise<void> {
  const at = soonBefore(startsAt)
  await setDue(tx, { ownerId: userId, kind: ROOM_SOON, subject: id }, at > now ? at : null)
}

/**
 * Schedules the notice five minutes before a room begins for somebody who is invited, or sends it at once where that is over.
 * They are locked.
 */
export async function announce(
  { db: tx, due }: Inside,
  userId: PersonId,
  { id, startsAt }: RoomRow,
  now: Date,
): Promise<void> {
  const at = soonBefore(startsAt)
  await setDue(tx, { ownerId: userId, kind: ROOM_SOON, subject: id }, at > now ? at : now)
  if (at <= now) tx.after(due.wake)
}

/** Cancels the notice of somebody who checks in or gives their seat back. */
export async function unsetSoon(tx: Tx, userId: PersonId, id: string): Promise<void> {
  await setDue(tx, { ownerId: userId, kind: ROOM_SOON, subject: id }, null)
}

const soonBefore = (startsAt: Date) => new Date(startsAt.getTime() - CHECK_IN_SECONDS * 1000)

export const DUE_SOON: DueKinds = {
  [ROOM_SOON]: {
    lock: 'person',
    clock: 'trusted',
    lateness: 2 * CHECK_IN_SECONDS, // the time to check in is over
    retries: { first: 5, longest: 60, giveUpAfter: 2 * CHECK_IN_SECONDS },
    async run(inside, { ownerId, subject, isLate }, now) {
      if (!isLate) await tellSoon(inside, ownerId as UserId, subject, now)
    },
  },
}

/** Tells somebody of a room that they still see, and in which they may still check in. */
async function tellSoon(inside: Inside, userId: UserId, id: string, now: Date): Promise<void> {
  const { db: tx } = inside
  const [person, [seen]] = [await personOf(tx, userId), await seenRooms(tx, userId, [id])]
  if (!person || !seen) return
  const { room, seat } = seen
  const words = wordsOf(seat, roomState(room, now), room.startsAt.getTime() - now.getTime())
  if (words === null) return
  const { hostId } = room
  const host = hostId === null ? undefined : (await cardsOf(inside, userId, [hostId])).get(hostId)
  await createNotice(inside, person, {
    kind: 'social',
    event: 'room_soon',
    key: `room_soon:${id}`,
    title: `${words}: ${room.minutes} minutes together`,
    body:
      seat === 'invited' ? `${host?.name ?? 'A friend'} invites you to focus.` : 'Open the room to check in.',
    url: roomPath(id),
    actions: [],
  })
}

function wordsOf(seat: SeatState | null, state: RoomState, ms: number): string | null {
  if (seat !== 'invited' && seat !== 'joined') return null
  if (state === 'running') return 'Beginning now'
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS))
  return state === 'open' ? `In ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : null
}
