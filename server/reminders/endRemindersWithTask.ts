import type { BatchedFollower } from '#server/kit/facts/batchedFollower.ts'
import { FOLLOWER, REMINDER_DUE } from './names.ts'

/** SQL: the reminders `r` of a task of a person that are still to come. */
const toCome = (task: string) =>
  `r.user_id = ${task}.user_id and r.task_id = ${task}.id and r.next_at is not null`

/** SQL: whether the person of a relation has reminders. */
const hasReminders = (relation: string) => `'${FOLLOWER}' = any(${relation}.followed_by)`

/**
 * Lets no reminder of a completed task come any more, as `plan.ts` does for a task that is completed in a transaction. Tasks that repeat
 * are not batched.
 */
export const endRemindersWithTask: BatchedFollower = {
  follower: FOLLOWER,
  adds: {
    where: hasReminders('me'),
    changes: `
      coalesce((
        select jsonb_agg(jsonb_build_object('table', 'reminders', 'id', r.id, 'op', 'update')) from reminders r where ${toCome('t')}
      ), '[]')`,
    relations: (done) => `
  ended as (
    update reminders r set next_at = null, next_task_id = null, next_moment = null
    from ${done} where ${hasReminders(done)} and ${toCome(done)}
    returning r.user_id, r.id
  ), undue as (
    delete from due_moments d using ended
    where d.owner_id = ended.user_id and d.kind = '${REMINDER_DUE}' and d.subject = ended.id
  )`,
  },
}
