import type { DueKinds } from '#server/kit/due/dueKind.ts'
import type { Leaving } from '#server/kit/http/leaving.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** What others have of somebody who has left is deleted by a moment of each of them. */
const FORGET_PERSON = 'forget_person'

/** Names those who have something of a person who leaves: friends, who asked or was asked, and who blocked or was blocked. */
export const leavePeople: Leaving = async (inside, { id: userId }) => {
  await inside.db.query(SET_FORGETTING, [userId, FORGET_PERSON, inside.now()])
  inside.db.after(inside.due.wake)
}

const SET_FORGETTING = `
  insert into due_moments (owner_id, kind, subject, due_at, try_at)
  select other, $2, $1, $3, $3 from (
    select friend_id as other from friendships where user_id = $1
    union select other_id from blocks where user_id = $1
    union select other_id from friend_requests where user_id = $1 and other_id is not null
  ) others
  on conflict (owner_id, kind, subject) do nothing`

/** Deletes what one person has of another one who is gone. */
export const DUE_FORGETTING: DueKinds = {
  [FORGET_PERSON]: {
    lock: 'person',
    clock: 'any',
    retries: { first: 1, longest: 600, giveUpAfter: 30 * 86_400 },
    async run({ db: tx }, { ownerId, subject }) {
      const owner = ownerId as PersonId
      const friend = await tx.query(FORGET_FRIEND, [owner, subject])
      if (friend.length > 0) tx.changed(owner, 'friendships', subject, 'delete')
      const made = await tx.query(FORGET_BLOCKS, [owner, subject])
      if (made.length > 0) tx.changed(owner, 'blocks', subject, 'delete')
      const requests = await tx.query<{ id: string }>(FORGET_REQUESTS, [owner, subject])
      for (const { id } of requests) tx.changed(owner, 'friend_requests', id, 'delete')
      await tx.query(KEEP_UNANSWERED, [owner, subject])
    },
  },
}

const FORGET_FRIEND = 'delete from friendships where user_id = $1 and friend_id = $2 returning 1'
const FORGET_BLOCKS = 'delete from blocks where user_id = $1 and other_id = $2 returning 1'
const FORGET_REQUESTS = `
  delete from friend_requests
  where user_id = $1 and other_id = $2 and (sent_by <> $1 or state = 'accepted') returning id`
/** What they were sent looks like every request that nobody answers. */
const KEEP_UNANSWERED = 'update friend_requests set other_id = null where user_id = $1 and other_id = $2'
