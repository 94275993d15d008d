import { PATHS } from '#shared/paths.ts'
import type { Follows } from '#server/deps.ts'
import { createNotice } from '#server/notifications/createNotice.ts'
import { cardsOf } from '#server/people/cardsOf.ts'

/**
 * Tells somebody that a friend wrote: once until they have read it, however many messages come meanwhile. The text stays in the
 * conversation, where its writer can delete it.
 */
export const tellMessage: NonNullable<Follows['message.received']> = async (inside, person, fact) => {
  const { friend_id, message_id } = fact
  const { db: tx } = inside
  const [waiting] = await tx.query<{ unread: number; notice_id: string | null }>(WAITING, [
    person.id,
    friend_id,
  ])
  if (!waiting || waiting.notice_id !== null) return
  const card = (await cardsOf(inside, person.id, [friend_id])).get(friend_id)
  const id = await createNotice(inside, person, {
    kind: 'social',
    event: 'message',
    key: `message:${friend_id}:${message_id}`,
    title: `${card?.name ?? 'A friend'} wrote to you`,
    body: 'Open the conversation to read it.',
    url: `${PATHS.achievements}?tab=friends&with=${friend_id}`,
    actions: [],
  })
  await tx.query(NOTE, [person.id, friend_id, id])
}

const WAITING = 'select unread, notice_id from conversations where user_id = $1 and friend_id = $2'
const NOTE = 'update conversations set notice_id = $3 where user_id = $1 and friend_id = $2'
