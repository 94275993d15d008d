import { forgettingAtOthers } from '#server/kit/due/forgettingAtOthers.ts'
import { forgetNotices } from '#server/notifications/forgetNotices.ts'

/** What others have of somebody who has left: friends, who asked or was asked, and who blocked or was blocked. */
export const FORGETTING_PERSON = forgettingAtOthers({
  kind: 'forget_person',
  others: `
    select friend_id as other from friendships where user_id = $1
    union select other_id from blocks where user_id = $1
    union select other_id from friend_requests where user_id = $1 and other_id is not null
    union select friend_id from conversations where user_id = $1`,
  async forget(tx, owner, gone) {
    await forgetNotices(tx, owner, [gone])
    const friend = await tx.query(FORGET_FRIEND, [owner, gone])
    if (friend.length > 0) tx.changed(owner, 'friendships', gone, 'delete')
    const made = await tx.query(FORGET_BLOCKS, [owner, gone])
    if (made.length > 0) tx.changed(owner, 'blocks', gone, 'delete')
    const requests = await tx.query<{ id: string }>(FORGET_REQUESTS, [owner, gone])
    for (const { id } of requests) tx.changed(owner, 'friend_requests', id, 'delete')
    await tx.query(KEEP_UNANSWERED, [owner, gone])
  },
})

const FORGET_FRIEND = 'delete from friendships where user_id = $1 and friend_id = $2 returning 1'
const FORGET_BLOCKS = 'delete from blocks where user_id = $1 and other_id = $2 returning 1'
const FORGET_REQUESTS = `
  delete from friend_requests
  where user_id = $1 and other_id = $2 and (sent_by <> $1 or state = 'accepted') returning id`
/** What they were sent looks like every request that nobody answers. */
const KEEP_UNANSWERED = 'update friend_requests set other_id = null where user_id = $1 and other_id = $2'
