import type { SeatState } from '#shared/rooms/room.ts'
import { change } from '#server/kit/db/change.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { ROOM_OUTCOME } from './moments.ts'

export const DUE_OUTCOMES: DueKinds = {
  [ROOM_OUTCOME]: {
    lock: 'person',
    clock: 'any',
    retries: { first: 5, longest: 600, giveUpAfter: 30 * 86_400 },
    run: (inside, { ownerId, subject }) => recordOutcome(inside, ownerId as UserId, subject),
  },
}

/** Does at once what a room that has ended leaves to do for somebody who reads it. */
export async function takeOutcomes(deps: Deps, person: Person): Promise<void> {
  const waiting = await deps.db.read<{ subject: string }>(WAITING, [person.id, ROOM_OUTCOME])
  if (waiting.length === 0) return
  await change(deps, person, async (tx, inside) => {
    for (const { subject } of waiting) {
      await setDue(tx, { ownerId: person.id, kind: ROOM_OUTCOME, subject }, null)
      await recordOutcome(inside, person.id, subject)
    }
  })
}

const WAITING = 'select d.subject from due_moments d where d.owner_id = $1 and d.kind = $2'

/**
 * Writes what became of somebody, who is locked, in a room that has ended into their own list, and says that they have kept it, once.
 * An invitation that nobody took is forgotten, and so is a room that was called off.
 */
async function recordOutcome(inside: Inside, userId: UserId, roomId: string): Promise<void> {
  const { db: tx } = inside
  const [seat] = await tx.query<{ state: SeatState; isHost: boolean }>(OUTCOME, [roomId, userId])
  if (!seat || (seat.state === 'invited' && !seat.isHost)) {
    await tx.query('delete from my_rooms where user_id = $1 and room_id = $2', [userId, roomId])
    return
  }
  const recorded = await tx.query(RECORD, [userId, roomId, seat.state])
  const person = recorded.length > 0 && seat.state === 'kept' ? await personOf(tx, userId) : null
  if (person) await happened(inside, person, 'room.kept', { room_id: roomId })
}

const OUTCOME = `
  select s.state, r.host_id = s.user_id as "isHost" from room_seats s join rooms r on r.id = s.room_id
  where s.room_id = $1 and s.user_id = $2`
const RECORD = `
  update my_rooms set state = $3 where user_id = $1 and room_id = $2 and state <> $3 returning room_id`
