import { REQUEST_DAYS } from '#shared/people/request.ts'
import { daysBefore } from '#shared/time/durations.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { hasRoomForFriend } from '#server/people/makeFriends.ts'
import { becomeFriends } from './becomeFriends.ts'
import { type Between, mayBecomeFriends, readBetween, reaches } from './between.ts'
import { REQUEST_END } from './dueEnds.ts'
import { setTelling } from './dueTelling.ts'
import { addRow } from './rows.ts'

/** A request as its sender has it, and whom it is for; `other` is nobody's id where there is nobody. */
export type Arriving = {
  sender: PersonId
  other: OtherUserId
  id: string
  note: string
  createdAt: Date
  expiresAt: Date
  /** The sealed address of one that waits for an account; else null. */
  invited: string | null
}

/** Brings a request to its addressee, where it comes to them, or makes friends of two who have asked each other. Both are locked. */
export async function arrive(inside: Inside, request: Arriving, between: Between): Promise<void> {
  const { db: tx } = inside
  const { sender, other, id, note, createdAt, expiresAt, invited } = request
  const haveRoom = [await hasRoomForFriend(tx, sender), await hasRoomForFriend(tx, other)]
  const isMutual = between.hasAsked && mayBecomeFriends(between) && haveRoom.every(Boolean)
  const received = newId()
  if (isMutual) await becomeFriends(inside, { asked: sender, asking: other, now: inside.now() })
  else if (reaches(between)) {
    await addRow(tx, { userId: other, id: received, sender, other: sender, note, createdAt, expiresAt })
    await setDue(tx, { ownerId: other, kind: REQUEST_END, subject: received }, expiresAt)
    tx.changed(other, 'friend_requests', received, 'insert')
  }
  await setTelling(inside, { to: other, from: sender, sent: id, received, isMutual, invited })
}

/** The same for one that was sent to an address before it had an account. What is not open any more stays as it is. */
export async function arriveLate(
  inside: Inside,
  { sender, other, id }: Pick<Arriving, 'sender' | 'other' | 'id'>,
): Promise<void> {
  const { db: tx } = inside
  const now = inside.now()
  const [row] = await tx.query<Found>(FIND_ADDRESSEE, [sender, id, other, now])
  if (!row) return
  const since = daysBefore(now, REQUEST_DAYS)
  const between = await readBetween(tx, { sender, other, key: row.sent_to_key }, { now, since })
  const { note, created_at: createdAt, expires_at: expiresAt } = row
  const request = { sender, other, id, note, createdAt, expiresAt, invited: null }
  await arrive(inside, request, { ...between, sent: between.sent - 1 })
}

type Found = { note: string; created_at: Date; expires_at: Date; sent_to_key: string }

const FIND_ADDRESSEE = `
  update friend_requests r set other_id = $3
  where r.user_id = $1 and r.id = $2 and r.sent_by = $1 and r.other_id is null and r.state = 'open' and r.expires_at > $4
  returning r.note, r.created_at, r.expires_at, r.sent_to_key`
