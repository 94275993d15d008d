import type { FocusInterval, FocusSum } from '#shared/analytics/facts.ts'
import { addDays } from '#shared/time/civil.ts'
import { type DateRange, includes } from '#shared/time/dateRange.ts'
import { type DayRule, localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import { asJson, type Json, parseJson, toJson } from '#server/kit/db/json.ts'
import type { UserId } from '#server/kit/db/userId.ts'

type Row = Pick<FocusInterval, 'id' | 'title' | 'category' | 'domain_id' | 'goal_id' | 'seconds'> & {
  done: boolean
  started_at: Date | string
}

export type FocusIntervalsJson = Json<Row[]>

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
  return intervalsFrom(await db.read<Row>(INTERVALS, valuesOf(userId, range, taskIds)), dayRule, range)
}

/** What {@link intervalsFrom} reads, as a JSON text: of many rows it goes to another thread much faster. */
export async function focusIntervalsJson(
  db: Db,
  { id: userId }: { id: UserId },
  range: DateRange,
): Promise<FocusIntervalsJson> {
  const [found] = await db.read<{ rows: FocusIntervalsJson }>(
    asJson(INTERVALS),
    valuesOf(userId, range, null),
  )
  return found?.rows ?? toJson<Row[]>([])
}

function valuesOf(userId: UserId, { from, to }: DateRange, taskIds: readonly string[] | null): unknown[] {
  return [userId, addDays(from, -1), addDays(to, 2), taskIds] // see SUMS
}

/** Intervals of rows, those whose local date lies in a range. */
export function intervalsFrom(rows: readonly Row[], dayRule: DayRule, range: DateRange): FocusInterval[] {
  return rows.flatMap(({ started_at, done, ...row }): FocusInterval[] => {
    const began = new Date(started_at)
    const date = localDate(began, dayRule)
    if (!includes(range, date)) return []
    return [{ kind: 'task', ...row, date, state: done ? 'done' : 'open', at: began.toISOString() }]
  })
}

const INTERVALS = `
  select s.task_id as id, t.title, t.category, coalesce(t.domain_id, g.domain_id) as domain_id, t.goal_id, s.started_at,
    floor(extract(epoch from s.ended_at - s.started_at))::int as seconds, t.status = 'completed' as done
  from focus_sessions s
  join tasks t on t.user_id = $1 and t.id = s.task_id and t.deleted_at is null
  left join goals g on g.user_id = $1 and g.id = t.goal_id
  where s.user_id = $1 and s.started_at >= $2::date and s.started_at < $3::date and s.ended_at is not null
    and ($4::uuid[] is null or s.task_id = any($4))
  order by s.started_at, s.id`

/** Sums on the timer by task as they are read, as a JSON text: a year has ten thousand of them. */
export type ReadSeconds = { sums: Json<TaskSum[]>; range: DateRange; dayRule: DayRule }
type TaskSum = { id: string; started_at: string | null; seconds: number }

/** The seconds on the timer in a range by the task, also of tasks in the trash, for {@link secondsFrom}. */
export async function readSecondsOfTasks(
  db: Db,
  { id: userId, dayRule }: { id: UserId; dayRule: DayRule },
  { from, to }: DateRange,
): Promise<ReadSeconds> {
  const [found] = await db.read<{ rows: Json<TaskSum[]> }>(asJson(SUMS_OF_TASKS), [userId, from, to])
  return { sums: found?.rows ?? toJson<TaskSum[]>([]), range: { from, to }, dayRule }
}

/** The seconds by the task's id. */
export function secondsFrom({ sums: read, range, dayRule }: ReadSeconds): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { id, started_at, seconds } of parseJson(read))
    if (started_at === null || includes(range, localDate(new Date(started_at), dayRule)))
      sums.set(id, (sums.get(id) ?? 0) + seconds)
  return sums
}

/** What is near to the ends of the range comes one by one, see SUMS. */
const SUMS_OF_TASKS = `
  select task_id as id,
    case when started_at < $2::date + 1 or started_at >= $3::date then started_at end as started_at,
    sum(floor(date_part('epoch', ended_at - started_at))::int)::int as seconds
  from focus_sessions
  where user_id = $1 and started_at >= $2::date - 1 and started_at < $3::date + 2 and ended_at is not null
  group by 1, 2`

/**
 * The seconds on the timer in a period and in the one that it is compared with, which lies before it.
 *
 * @returns `date` is the first date of a period, or one within it; `domain_id` as in {@link focusIntervals}
 */
export async function focusSums(
  db: Db,
  { id: userId, dayRule }: { id: UserId; dayRule: DayRule },
  { compared, counted }: { compared: DateRange; counted: DateRange },
): Promise<FocusSum[]> {
  const bounds = [compared.from, compared.to, counted.from, counted.to]
  const rows = await db.read<SumRow>(SUMS, [userId, ...bounds])
  return rows.flatMap(({ date: within, started_at, finished, ...row }) => {
    const date = within ?? (started_at && localDate(started_at, dayRule))
    if (date === null || !(includes(compared, date) || includes(counted, date))) return []
    return [{ ...row, date, isFinished: finished }]
  })
}

type SumRow = Omit<FocusSum, 'date' | 'isFinished'> & {
  date: string | null
  started_at: Date | null
  finished: boolean
}

/**
 * A local date is that of UTC, the one before or the one after, since zones lie within 14 hours of it and a day begins up to six
 * hours late. So what lies two dates within a period is of it wherever the person lives, and is added up here; what is nearer to
 * its ends comes one by one. Whether a task is finished is looked up in the second period alone, by a key that is null elsewhere.
 * No date is part of that key, or a planner that expects few rows walks all entries of the period for each interval.
 * Materialized, so that the groups are hashed and not sorted.
 */
const SUMS = `
  with worked as materialized (
    select s.date, case when s.date is null then s.started_at end as started_at, t.category,
      coalesce(t.domain_id, g.domain_id) as domain_id, coalesce(l.occurrence_date between $4 and $5, false) as finished, s.seconds
    from (
      select f.task_id, f.started_at, floor(date_part('epoch', f.ended_at - f.started_at))::int as seconds,
        case when f.started_at >= $4::date + 1 and f.started_at < $5::date then $4::date
          when f.started_at >= $2::date + 1 and f.started_at < $3::date then $2::date end as date
      from focus_sessions f
      where f.user_id = $1 and f.started_at >= $2::date - 1 and f.started_at < $5::date + 2 and f.ended_at is not null
    ) s
    join tasks t on t.user_id = $1 and t.id = s.task_id and t.deleted_at is null
    left join goals g on g.user_id = $1 and g.id = t.goal_id
    left join xp_ledger l on l.user_id = $1 and l.source_kind = 'task' and l.reason = 'completed'
      and l.source_id = case when t.status = 'completed' and s.started_at >= $4::date - 1 then t.id end
      and l.round = t.completions
  )
  select date, started_at, category, domain_id, finished, sum(seconds)::int as seconds from worked
  group by 1, 2, 3, 4, 5`
