import { addDays } from '#shared/time/civil.ts'
import { instantOf } from '#shared/time/instantOf.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'

const MINUTES = 25
const INTENTS = ['Plan the week', 'Chapter four of my thesis', 'Answer three long mails']

/** A room that has ended, yesterday at ten: the person of a demo kept it with two friends (docs/rules/demo.md, Demo). */
export async function addSampleRoom(
  tx: Tx,
  personId: UserId,
  friends: readonly UserId[],
  { timezone, today }: { timezone: string; today: string },
): Promise<void> {
  const [host = personId, other = personId] = friends
  const [id, startsAt] = [newId(), new Date(instantOf(addDays(today, -1), '10:00', timezone))]
  const endsAt = new Date(startsAt.getTime() + MINUTES * MINUTE_MS)
  await tx.query(ROOM, [id, host, MINUTES, startsAt, endsAt])
  for (const [index, userId] of [host, personId, other].entries()) {
    await tx.query(SEAT, [id, userId, index + 1, INTENTS[index], startsAt])
    await tx.query(INDEX, [userId, id, INTENTS[index], startsAt, endsAt])
  }
}

const ROOM = `
  insert into rooms (id, host_id, minutes, starts_at, ends_at, settled_at, created_at) values ($1, $2, $3, $4, $5, $5, $4)`
const SEAT = `
  insert into room_seats (room_id, user_id, sent_by, state, seat, intent, checked_in_at, created_at)
  values ($1, $2, $2, 'kept', $3, $4, $5, $5)`
const INDEX = `
  insert into my_rooms (user_id, room_id, sent_by, state, intent, starts_at, ends_at)
  values ($1, $2, $1, 'kept', $3, $4, $5)`
