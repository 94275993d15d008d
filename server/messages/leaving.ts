import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import { conversationIdOf } from './conversationId.ts'

/** Of somebody who has left nobody opens the conversation again: each of their friends forgets it by a moment of theirs. */
const FORGET_CONVERSATION = 'forget_conversation'

/** Deletes what somebody wrote, and lets those they wrote with forget the conversation. */
export const leaveMessages: Leaving = async (inside, { id: userId }) => {
  await inside.db.query(SET_FORGETTING, [userId, FORGET_CONVERSATION, inside.now()])
  await inside.db.query('delete from messages where user_id = $1', [userId])
  inside.db.after(inside.due.wake)
}

const SET_FORGETTING = `
  insert into due_moments (owner_id, kind, subject, due_at, try_at)
  select c.friend_id, $2, $1, $3, $3 from conversations c where c.user_id = $1
  on conflict (owner_id, kind, subject) do nothing`

/** Deletes one person's conversation with another one who is gone. */
export const DUE_FORGETTING_CONVERSATION: DueKinds = {
  [FORGET_CONVERSATION]: {
    lock: 'person',
    clock: 'any',
    retries: { first: 1, longest: 600, giveUpAfter: 30 * 86_400 },
    async run({ db: tx }, { ownerId, subject }) {
      const [owner, gone] = [ownerId as PersonId, subject as OtherUserId]
      await tx.query('delete from messages where conversation_id = $1', [conversationIdOf(owner, gone)])
      const forgotten = await tx.query<{ last_id: string }>(FORGET, [owner, gone])
      for (const { last_id } of forgotten) tx.changed(owner, 'messages', last_id, 'delete')
    },
  },
}

const FORGET = 'delete from conversations where user_id = $1 and friend_id = $2 returning last_id'
