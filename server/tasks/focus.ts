import type { FocusInterval } from '#shared/analytics/facts.ts'
import { addDays } from '#shared/time/civil.ts'
import { type DateRange, includes } from '#shared/time/dateRange.ts'
import { type DayRule, localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import { COMPLETION } from './counts.ts'

type Row = Pick<
  FocusInterval,
  'title' | 'category' | 'domain_id' | 'goal_id' | 'seconds' | 'completed_on'
> & {
  id: string
  done: boolean
  started_at: Date
}

/**
 * The closed intervals of the timer that began in a range, in order, of tasks that are not in the trash. `domain_id` is the
 * task's own, else that of its goal.
 *
 * @param taskIds of these tasks alone
 */
export async function focusIntervals(
  db: Db,
  { id: userId, dayRule }: { id: UserId; dayRule: DayRule },
  range: DateRange,
  taskIds: readonly string[] | null = null,
): Promise<FocusInterval[]> {
  // The zones of the world lie within a day of UTC, and a day may begin six hours late.
  const bounds = [addDays(range.from, -1), addDays(range.to, 3)]
  const rows = await db.read<Row>(INTERVALS, [userId, ...bounds, taskIds])
  return rows.flatMap(({ started_at, done, ...row }): FocusInterval[] => {
    const date = localDate(started_at, dayRule)
    if (!includes(range, date)) return []
    return [{ kind: 'task', ...row, date, state: done ? 'done' : 'open', at: started_at.toISOString() }]
  })
}

const INTERVALS = `
  select s.task_id as id, t.title, t.category, coalesce(t.domain_id, g.domain_id) as domain_id, t.goal_id, s.started_at,
    floor(extract(epoch from s.ended_at - s.started_at))::int as seconds, t.status = 'completed' as done,
    l.occurrence_date as completed_on
  from focus_sessions s
  join tasks t on t.user_id = $1 and t.id = s.task_id and t.deleted_at is null
  left join goals g on g.user_id = $1 and g.id = t.goal_id
  left join xp_ledger l on ${COMPLETION}
  where s.user_id = $1 and s.started_at >= $2::date and s.started_at < $3::date and s.ended_at is not null
    and ($4::uuid[] is null or s.task_id = any($4))
  order by s.started_at, s.id`
