import { forgettingAtOthers } from '#server/kit/due/forgettingAtOthers.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import { conversationIdOf } from './conversationId.ts'

/** Of somebody who has left nobody opens the conversation again: each of their friends forgets it. */
export const FORGETTING_CONVERSATION = forgettingAtOthers({
  kind: 'forget_conversation',
  others: 'select friend_id as other from conversations where user_id = $1',
  async forget(tx, owner, gone) {
    await tx.query('delete from messages where conversation_id = $1', [conversationIdOf(owner, gone)])
    const forgotten = await tx.query<{ last_id: string }>(FORGET, [owner, gone])
    for (const { last_id } of forgotten) tx.changed(owner, 'messages', last_id, 'delete')
  },
})

const FORGET = 'delete from conversations where user_id = $1 and friend_id = $2 returning last_id'

/** Deletes what somebody wrote, and lets those they wrote with forget the conversation. */
export const leaveMessages: Leaving = async (inside, person) => {
  await FORGETTING_CONVERSATION.leaving(inside, person)
  await inside.db.query('delete from messages where user_id = $1', [person.id])
}
