import type { WindowTask } from '#shared/analytics/facts.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { type DayRule, localTime } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import { asJson, type Json, parseJson, toJson } from '#server/kit/db/json.ts'
import type { Person } from '#server/kit/http/person.ts'
import { COMPLETION } from '#server/tasks/counts.ts'

type Row = Omit<WindowTask, 'kind' | 'date' | 'state' | 'seconds' | 'at' | 'isDecided' | 'completed_time'> & {
  done: boolean
  completed_at: string | null
}
export type WindowTasksJson = Json<Row[]>

/**
 * The tasks that were planned for a range or completed in it, as a JSON text for {@link windowTasksFrom}. `domain_id` is a task's
 * own, else that of its goal.
 */
export async function readWindowTasks(
  db: Db,
  { id }: Person,
  { from, to }: DateRange,
): Promise<WindowTasksJson> {
  const [found] = await db.read<{ rows: WindowTasksJson }>(asJson(TASKS), [id, from, to])
  return found?.rows ?? toJson<Row[]>([])
}

/** The tasks that the text is of. */
export function windowTasksFrom(
  json: WindowTasksJson,
  { timezone }: Pick<DayRule, 'timezone'>,
  today: string,
): WindowTask[] {
  return parseJson(json).map(({ done, completed_at, ...row }) => {
    const at = completed_at === null ? null : new Date(completed_at)
    return {
      kind: 'task',
      ...row,
      date: row.scheduled_date,
      state: done ? 'done' : 'open',
      seconds: null,
      at: at?.toISOString() ?? null,
      isDecided: done || (row.scheduled_date !== null && row.scheduled_date < today),
      completed_time: at && localTime(at, timezone),
    }
  })
}

const TASKS = `
  select t.id, t.title, t.category, coalesce(t.domain_id, g.domain_id) as domain_id, t.goal_id, t.status = 'completed' as done,
    t.scheduled_date, t.scheduled_time, t.estimated_duration, t.actual_duration, t.completed_at,
    l.occurrence_date as completed_on
  from tasks t
  left join goals g on g.user_id = $1 and g.id = t.goal_id
  left join xp_ledger l on ${COMPLETION}
  where t.user_id = $1 and t.deleted_at is null and t.id = any(array(
    select p.id from tasks p where p.user_id = $1 and p.scheduled_date between $2 and $3 and p.deleted_at is null
    union
    select f.source_id from xp_ledger f
    where f.user_id = $1 and f.source_kind = 'task' and f.reason = 'completed' and f.occurrence_date between $2 and $3
  ))
  order by coalesce(l.occurrence_date, t.scheduled_date), t.id`
