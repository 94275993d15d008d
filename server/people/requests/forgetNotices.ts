import type { RowFollower } from '#server/kit/facts/followRows.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { removeNoticesOf } from '#server/notifications/edit.ts'
import { noticeKeyOf } from './notices.ts'

/**
 * Deletes the notifications of a request with it: taken back, answered, ended by a block or by its time (docs/rules/people.md,
 * Requests).
 */
export const forgetNotices: RowFollower = {
  tables: ['friend_requests'],
  async run(inside, userId, rows) {
    const gone = rows.flatMap(({ id, op }) => (op === 'delete' ? [noticeKeyOf(id)] : []))
    if (gone.length > 0) await removeNoticesOf(inside, { id: userId as UserId }, gone)
  },
}
