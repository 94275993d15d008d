import { REMINDER_DUE } from './names.ts'

/** SQL: the reminders `r` of a task of a person that are still to come. */
const toCome = (task: string) =>
  `r.user_id = ${task}.user_id and r.task_id = ${task}.id and r.next_at is not null`

/** SQL: the changes that {@link endRemindersSql} makes of the task `t`, as the outbox has them. */
export const ENDED_REMINDERS = `
  coalesce((
    select jsonb_agg(jsonb_build_object('table', 'reminders', 'id', r.id, 'op', 'update')) from reminders r where ${toCome('t')}
  ), '[]')`

/**
 * SQL: a fragment of the batched completion, after which no reminder of its tasks comes any more, as `plan.ts` says of a task that is
 * completed. It adds the relations `ended` and `undue`.
 *
 * @param done a relation of completed tasks that do not repeat, with user_id, id and is_reminded: whether their person has reminders
 */
export const endRemindersSql = (done: string) => `
  ended as (
    update reminders r set next_at = null, next_task_id = null, next_moment = null
    from ${done} where ${done}.is_reminded and ${toCome(done)}
    returning r.user_id, r.id
  ), undue as (
    delete from due_moments d using ended
    where d.owner_id = ended.user_id and d.kind = '${REMINDER_DUE}' and d.subject = ended.id
  )`
