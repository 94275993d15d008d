import { figuresOfMoment } from '#shared/achievements/moments.ts'
import { bitsOf } from '#shared/achievements/watch.ts'
import type { BatchedFollower } from '#server/kit/facts/batchedFollower.ts'

const LONG = bitsOf(['longTasks'])
const ESTIMATED = bitsOf(['estimatedTasks'])
const FULL = bitsOf(['fullDates', 'datesOfFullWeek'])
const DOMAINS = bitsOf(['domainsOfWeek'])
const COMEBACKS = bitsOf(['comebacks'])

/**
 * SQL: that the completion `a` of one more task, at its moment, unlocks nothing for the person `u` (docs/rules/achievements.md). A
 * streak changes only with the first completion of a date, which no batched statement makes.
 */
const PERSON_UNLOCKS_NOTHING = `
      (u.next_task_unlock is null or u.tasks_done + 1 < u.next_task_unlock) and u.unlock_watch & a.figures = 0
      and not (u.unlock_watch & ${COMEBACKS} <> 0 and u.streak_run <= 4 and u.streak_best >= 7)`

/** SQL: the domain of the task `t`: its own, or that of its goal. */
const DOMAIN = `coalesce(t.domain_id, (select g.domain_id from goals g where g.user_id = t.user_id and g.id = t.goal_id))`

/** SQL: that completing the task `t` unlocks nothing for `me`, who is watched for `me.unlock_watch`. It is the same as `shared/achievements/moments.ts`. */
const TASK_UNLOCKS_NOTHING = `
      not (me.unlock_watch & ${LONG} <> 0 and t.tracked_ms >= 1500000)
      and not (me.unlock_watch & ${ESTIMATED} <> 0 and t.tracked_ms > 0
        and abs(t.tracked_ms - t.estimated_duration * 60000.0) <= t.estimated_duration * 9000.0)
      and not (me.unlock_watch & ${FULL} <> 0 and t.scheduled_date is not null and not exists (
        select from tasks o where o.user_id = t.user_id and o.scheduled_date = t.scheduled_date and o.deleted_at is null
          and o.status <> 'completed' and o.id <> t.id))
      and not (me.unlock_watch & ${DOMAINS} <> 0 and ${DOMAIN} is not null and not exists (
        select from achievement_marks m where m.user_id = t.user_id and m.figure = 'domainsOfWeek' and m.source_id = ${DOMAIN}
          and m.date = date_trunc('week', me.date)::date))`

/** Completions that may unlock something take a transaction. */
export const completionUnlocksNothing: BatchedFollower = {
  values: { figures: { type: 'int', of: ({ dayRule }, at) => bitsOf(figuresOfMoment(at, dayRule)) } },
  reads: ['unlock_watch'],
  person: PERSON_UNLOCKS_NOTHING,
  row: TASK_UNLOCKS_NOTHING,
}
