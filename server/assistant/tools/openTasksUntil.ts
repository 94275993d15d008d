import { addDays } from '#shared/time/civil.ts'
import type { Task } from '#shared/tasks/task.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { todayOf } from '#server/plans/calendar.ts'
import { makeOccurrences } from '#server/tasks/makeOccurrences.ts'

/** An open task, as far as it is chosen among others. */
export type OpenTask = Pick<
  Task,
  | 'id'
  | 'title'
  | 'status'
  | 'priority'
  | 'scheduled_date'
  | 'scheduled_time'
  | 'estimated_duration'
  | 'due_date'
  | 'recurrence_id'
  | 'running_since'
>

/** The open tasks of the last days and those up to a date, in their order; the newest, where they are very many. */
export async function openTasksUntil(
  { db, now }: Deps & { db: Db },
  person: Person,
  last: string,
): Promise<OpenTask[]> {
  const today = todayOf({ now }, person)
  await makeOccurrences(db, person.id, { from: today, to: last }, now())
  const tasks = await db.read<OpenTask>(OPEN, [person.id, addDays(today, -DAYS_BACK), last, MOST])
  return tasks.toReversed()
}

const DAYS_BACK = 30
const MOST = 2000
const OPEN = `
  select id, title, status, priority, scheduled_date::text, scheduled_time, estimated_duration, due_date::text, recurrence_id,
    ${instantSql('running_since')} as running_since
  from tasks
  where user_id = $1 and deleted_at is null and status <> 'completed'
    and (scheduled_date between $2::date and $3::date or scheduled_date is null)
  order by scheduled_date desc nulls first, scheduled_time desc nulls first, id desc limit $4`
