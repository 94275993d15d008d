import { AppError } from '#shared/errors.ts'
import type { DirectMessage } from '#shared/messages/message.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { Person } from '#server/kit/http/person.ts'
import { friendPolicy, type SeenFriend } from '#server/people/friendPolicy.ts'
import { conversationIdOf } from './conversationId.ts'
import { findMessage } from './messageRows.ts'
import { noSuchMessage } from './readMessages.ts'

/**
 * Deletes a message that somebody wrote, for both: its place stays, without the text. Again: the same answer.
 *
 * @throws AppError `not_found`, `forbidden` for a message of the friend
 */
export function deleteMessage(
  deps: Deps,
  person: Person,
  { id: friendId }: SeenFriend,
  id: string,
): Promise<DirectMessage> {
  return change(deps, [person, { id: friendId }], async (tx) => {
    await friendPolicy.see(tx, person, { user_id: friendId })
    const conversationId = conversationIdOf(person.id, friendId)
    const found = await findMessage(tx, conversationId, id)
    if (!found) throw noSuchMessage()
    if (found.message.from !== person.id)
      throw new AppError('forbidden', 'Only who wrote a message can delete it')
    if (found.message.deleted_at !== null) return found.message
    const now = deps.now()
    await tx.query(DELETE, [conversationId, id, now])
    for (const [userId, other] of [
      [person.id, friendId],
      [friendId, person.id],
    ] as const) {
      await tx.query(HIDE_LAST, [userId, other, id, now])
      tx.changed(userId, 'messages', id, 'update')
    }
    await tx.query(COUNT_OFF, [friendId, person.id, found.number])
    const deleted = await findMessage(tx, conversationId, id)
    return deleted?.message ?? found.message
  })
}

const DELETE = 'update messages set text = null, deleted_at = $3 where conversation_id = $1 and id = $2'
const HIDE_LAST = `
  update conversations set last_text = null, last_deleted_at = $4
  where user_id = $1 and friend_id = $2 and last_id = $3`
/** A message that is gone does not wait to be read. */
const COUNT_OFF = `
  update conversations set unread = greatest(unread - 1, 0)
  where user_id = $1 and friend_id = $2 and read_number < $3`
