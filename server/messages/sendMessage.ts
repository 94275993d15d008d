import { AppError, takenId } from '#shared/errors.ts'
import { type DirectMessage, KEPT_MESSAGES, type NewDirectMessage } from '#shared/messages/message.ts'
import { PACE, secondsToWait } from '#shared/messages/pace.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { friendPolicy, type SeenFriend } from '#server/people/friendPolicy.ts'
import { conversationIdOf } from './conversationId.ts'
import { findMessage } from './messageRows.ts'

/** What was sent, and whether it is new. */
export type Sent = { message: DirectMessage; isNew: boolean }

/**
 * Sends a message to a friend (docs/rules/messages.md, Messages). Both are locked, so it comes before a block or the end of the
 * friendship, or not at all.
 *
 * @throws AppError `not_found` when they are friends no more, `conflict` for an id that the friend has used, `rate_limited`
 */
export function sendMessage(
  deps: Deps,
  person: Person,
  { id: friendId }: SeenFriend,
  { id = newId(), text }: NewDirectMessage,
): Promise<Sent> {
  return change(deps, [person, { id: friendId }], async (tx, inside) => {
    await friendPolicy.see(tx, person, { user_id: friendId })
    const conversationId = conversationIdOf(person.id, friendId)
    const before = await findMessage(tx, conversationId, id)
    if (before) return { message: ownMessage(before.message, person.id), isNew: false }
    await keepPace(tx, person.id, deps.now())
    const sending = { conversationId, id, from: person.id, to: friendId, text }
    await placeMessage(tx, sending, deps.now())
    for (const userId of [person.id, friendId]) tx.changed(userId, 'messages', id, 'insert')
    const placed = await findMessage(tx, conversationId, id)
    if (!placed) throw new Error('A message was not written')
    await sayReceived(inside, friendId, { friend_id: person.id, message_id: id })
    return { message: placed.message, isNew: true }
  })
}

/** @throws AppError `conflict` when the friend has a message of this id */
function ownMessage(message: DirectMessage, userId: UserId): DirectMessage {
  if (message.from !== userId) throw takenId('This id belongs to another message')
  return message
}

/** Counts one more message of a sender, who is locked. @throws AppError `rate_limited` with the seconds to wait */
async function keepPace(tx: Tx, userId: UserId, now: Date): Promise<void> {
  const [recent] = await tx.query<{ sent_at: Date[] }>(RECENT, [userId])
  const sent = recent?.sent_at ?? []
  const seconds = secondsToWait(sent, now)
  if (seconds !== null)
    throw new AppError('rate_limited', 'That are many messages. Please wait a little.', {
      retry_after: seconds,
    })
  await tx.query(COUNT, [userId, [...sent, now].slice(-PACE.messages)])
}

const RECENT = 'select sent_at from recent_sends where user_id = $1'
const COUNT = `
  insert into recent_sends (user_id, sent_at) values ($1, $2::timestamptz[])
  on conflict (user_id) do update set sent_at = excluded.sent_at`

type Sending = { conversationId: string; id: string; from: UserId; to: PersonId; text: string }

/** Writes a message as the next of its conversation, and shows it as the last one on both sides. */
async function placeMessage(tx: Tx, { conversationId, id, from, to, text }: Sending, now: Date) {
  const [last] = await tx.query<{ last_number: number; last_at: Date }>(LAST, [from, to])
  const number = (last?.last_number ?? 0) + 1
  const at = last && last.last_at > now ? last.last_at : now // another server's clock may be ahead
  await tx.query(WRITE, [conversationId, id, number, from, to, text, at])
  for (const [userId, friendId] of [
    [from, to],
    [to, from],
  ])
    await tx.query(SHOW, [userId, friendId, conversationId, number, id, from, text, at])
  if (number > KEPT_MESSAGES) await tx.query(FORGET_OLDEST, [conversationId, number - KEPT_MESSAGES])
}

const LAST = 'select last_number, last_at from conversations where user_id = $1 and friend_id = $2'
const WRITE = `
  insert into messages (conversation_id, id, number, user_id, sent_to, text, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)`
/** Who writes has not read what came before by it. */
const SHOW = `
  insert into conversations as c (user_id, friend_id, conversation_id, last_number, read_number, unread, last_id, last_from,
    last_text, last_at)
  values ($1, $2, $3, $4, 0, case when $6::uuid = $2::uuid then 1 else 0 end, $5, $6, $7, $8)
  on conflict (user_id, friend_id) do update set
    last_number = excluded.last_number, unread = least(c.unread + excluded.unread, ${KEPT_MESSAGES}), last_id = excluded.last_id,
    last_from = excluded.last_from, last_text = excluded.last_text, last_at = excluded.last_at, last_deleted_at = null`
const FORGET_OLDEST = 'delete from messages where conversation_id = $1 and number <= $2'

async function sayReceived(
  inside: Inside,
  to: PersonId,
  fact: { friend_id: PersonId; message_id: string },
): Promise<void> {
  const receiver = await personOf(inside.db, to as UserId)
  if (receiver) await happened(inside, receiver, 'message.received', fact)
}
