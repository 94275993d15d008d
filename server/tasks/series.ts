import { AppError } from '#shared/errors.ts'
import { isRule } from '#shared/tasks/repeating/recurrence.ts'
import { countOf, nextDate } from '#shared/tasks/repeating/rule.ts'
import { newSeries, type Series, TEMPLATE_FIELDS } from '#shared/tasks/repeating/series.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import type { NewTask, Task } from '#shared/tasks/task.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { change } from '#server/kit/db/change.ts'
import { columnsOf, columnTypesOf, valuesOf } from '#server/kit/db/fieldsSql.ts'
import type { Json } from '#server/kit/db/json.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { findTask, readTask } from './rows.ts'
import { setAside } from './setAside.ts'

type RepeatingTask = NewTask & { id: string; recurrence: NonNullable<NewTask['recurrence']> }

/**
 * Creates a repeating task. Its first occurrence keeps the client's id; the others are made when a range asks for them.
 *
 * @returns the first occurrence, or null where the id was taken
 */
export function createSeries(deps: Deps, person: Person, asked: RepeatingTask): Promise<Json<Task> | null> {
  const { id, recurrence, scheduled_date: date } = asked
  if (date === null) throw new Error('A repeating task has a first date')
  const now = deps.now()
  return change(deps, person, async (tx) => {
    if (await findTask(tx, person.id, id)) return null
    const series = { ...newSeries(asked, recurrence, date), id: derivedId(id, `repeat ${date}`) }
    await insertSeries(tx, person.id, series, now)
    await tx.query(INSERT_FIRST, [person.id, id, series.id, date, now, ...valuesOf(TASK_FIELDS, asked)])
    tx.changed(person.id, 'tasks', id, 'insert')
    return readTask(tx, person.id, id)
  })
}

const COLUMNS = columnsOf(TASK_FIELDS)

const INSERT_FIRST = `
  insert into tasks (user_id, id, recurrence_id, occurrence_date, created_at, updated_at, ${COLUMNS.join(', ')})
  values ($1, $2, $3, $4, $5, $5, ${COLUMNS.map((_, index) => `$${index + 6}`).join(', ')})`

/** SQL: the columns of a series. */
export const SERIES_FIELDS = `id, rrule, basis, starts_on, made_until, last_date, template, ended,
  array(select to_char(date, 'YYYY-MM-DD') from unnest(except_dates) date) as except_dates`

/** One series of a person, locked until the transaction ends; null where there is none. */
export async function lockSeries(tx: Tx, userId: UserId, id: string): Promise<Series | null> {
  const text = `select ${SERIES_FIELDS} from recurrences where user_id = $1 and id = $2 for update`
  const [series] = await tx.query<Series>(text, [userId, id])
  return series ?? null
}

/** Some series of a person, locked until the transaction ends. */
export function lockAllSeries(tx: Tx, userId: UserId, ids: readonly string[]): Promise<Series[]> {
  const text = `select ${SERIES_FIELDS} from recurrences where user_id = $1 and id = any($2::uuid[])
    order by id for update`
  return tx.query<Series>(text, [userId, ids])
}

/** The most series of a person that go on. */
export const MOST_SERIES = 500

/**
 * Adds a row of `recurrences`, once. The row is named in events, since the occurrences are made only when a list is asked for.
 *
 * @throws AppError `conflict` when the person has as many as one may have
 */
export async function insertSeries(tx: Tx, userId: UserId, series: Series, now: Date): Promise<void> {
  const [known] = await tx.query(INSERT_SERIES, [
    userId,
    series.id,
    series.rrule,
    series.basis,
    series.starts_on,
    series.made_until,
    series.last_date,
    JSON.stringify(series.template),
    series.except_dates,
    series.ended,
    now,
    MOST_SERIES,
  ])
  if (!known) throw new AppError('conflict', TOO_MANY)
  tx.changed(userId, 'recurrences', series.id, 'insert')
}

const TOO_MANY = `You have ${MOST_SERIES} repeating tasks, the most there can be. Delete one that you no longer need.`

const INSERT_SERIES = `
  with made as (
    insert into recurrences (user_id, id, rrule, basis, starts_on, made_until, last_date, template, except_dates, ended,
      created_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
    where (select count(*) from recurrences where user_id = $1 and not ended) < $12
    on conflict (user_id, id) do nothing
    returning 1
  )
  select 1 from made
  union all select 1 from recurrences where user_id = $1 and id = $2`

/** An occurrence to make. */
export type Occurrence = { series_id: string; id: string; date: string }

/** The occurrence of a series on a date, with the id that every device gives it. */
export function occurrenceOn({ id }: Series, date: string): Occurrence {
  return { series_id: id, id: derivedId(id, date), date }
}

/** Adds occurrences of series, which look as their templates say, where there are none yet. */
export async function insertOccurrences(
  tx: Tx,
  userId: UserId,
  occurrences: readonly Occurrence[],
  now: Date,
): Promise<void> {
  if (occurrences.length === 0) return
  await tx.query(INSERT_OCCURRENCES, [
    userId,
    occurrences.map(({ series_id }) => series_id),
    occurrences.map(({ id }) => id),
    occurrences.map(({ date }) => date),
    now,
  ])
}

/** What a template says of each occurrence, also which links it gets back when their targets leave the trash. */
const REPEATED = [...TEMPLATE_FIELDS, 'lost_goal_id', 'lost_domain_id']

const INSERT_OCCURRENCES = `
  insert into tasks (user_id, id, recurrence_id, occurrence_date, scheduled_date, created_at, updated_at, ${REPEATED.join(', ')})
  select $1, made.id, r.id, made.date, made.date, $5, $5, ${REPEATED.map((name) => `t.${name}`).join(', ')}
  from unnest($2::uuid[], $3::uuid[], $4::date[]) as made (series_id, id, date)
    join recurrences r on r.user_id = $1 and r.id = made.series_id,
    jsonb_to_record(r.template) as t (${columnTypesOf(TASK_FIELDS)}, lost_goal_id uuid, lost_domain_id uuid)
  on conflict do nothing`

const OPEN_OF_SERIES = `recurrence_id = $2 and status <> 'completed' and deleted_at is null`

/**
 * "After completion": makes the next occurrence, counted from the local date of the completion or of the skip.
 *
 * Does nothing for other tasks, while another occurrence is open, or when the rule has run out.
 */
export async function makeNextAfterCompletion(
  tx: Tx,
  userId: UserId,
  taskId: string,
  date: string,
  now: Date,
): Promise<void> {
  const series = await completionSeriesOf(tx, userId, taskId)
  if (!series || series.ended) return
  const [made] = await tx.query<{ all: number; open: number }>(
    `select count(*)::int as all, (count(*) filter (where ${OPEN_OF_SERIES}))::int as open
     from tasks where user_id = $1 and recurrence_id = $2`,
    [userId, series.id],
  )
  if (!made || made.open > 0 || made.all >= (countOf(series.rrule) ?? Infinity)) return
  if (!isRule(series.rrule)) return setAside(tx, userId, series.id, now)
  const next = nextDate(series.rrule, date)
  if (next === null) return
  const occurrence = occurrenceOn(series, next)
  await insertOccurrences(tx, userId, [occurrence], now)
  tx.changed(userId, 'tasks', occurrence.id, 'insert')
}

/** Undoing a completion takes the next occurrence back, as long as it is untouched. */
export async function removeNextAfterCompletion(tx: Tx, userId: UserId, taskId: string): Promise<void> {
  const series = await completionSeriesOf(tx, userId, taskId)
  if (!series) return
  const removed = await tx.query<{ id: string }>(
    `delete from tasks where user_id = $1 and ${OPEN_OF_SERIES} and id <> $3 and ${UNTOUCHED}
     returning id`,
    [userId, series.id, taskId],
  )
  tx.changed(
    userId,
    'tasks',
    removed.map(({ id }) => id),
    'delete',
  )
}

/** SQL: an occurrence without an edit, a timed interval or a completion of its own. */
export const UNTOUCHED = `edited_fields = '{}' and tracked_ms = 0 and status = 'pending' and completions = 0`

async function completionSeriesOf(tx: Tx, userId: UserId, taskId: string): Promise<Series | null> {
  const [task] = await tx.query<{ recurrence_id: string | null }>(
    'select recurrence_id from tasks where user_id = $1 and id = $2',
    [userId, taskId],
  )
  const series = task?.recurrence_id ? await lockSeries(tx, userId, task.recurrence_id) : null
  return series?.basis === 'completion' ? series : null
}
