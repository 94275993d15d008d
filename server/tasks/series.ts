import { countOf, isOverAfter, nextDate, occurrenceDates } from '#shared/tasks/rule.ts'
import { madeFor, newSeries, type Series, TEMPLATE_FIELDS } from '#shared/tasks/series.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import type { NewTask, Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { change } from '#server/db/change.ts'
import { columnsOf, columnTypesOf, valuesOf } from '#server/db/fieldsSql.ts'
import type { Json } from '#server/db/json.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import { findTask, readTask } from './rows.ts'

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

/**
 * Makes the occurrences of all of a person's series up to a date and some days beyond, at most 10 years ahead.
 *
 * Safe to run at once on several devices: an occurrence is named by its series and date.
 */
export function makeOccurrences(db: Db, userId: UserId, until: string, now: Date): Promise<void> {
  const end = madeFor(until, now.toISOString().slice(0, 10))
  return db.transaction(async (tx) => {
    const waiting = await tx.query<Series>(TO_MAKE, [userId, end])
    for (const series of waiting) await extendSeries(tx, userId, series, end, now)
  })
}

/** Makes the occurrences of the coming weeks for everybody, so that today is complete before the first list of the day. */
export async function makeDueOccurrences(db: Db, now: Date): Promise<void> {
  const soon = addDays(now.toISOString().slice(0, 10), 7)
  const people = await db.query<{ user_id: UserId }>(WHO_HAS_DUE, [soon])
  for (const { user_id } of people) await makeOccurrences(db, user_id, soon, now)
}

const WHO_HAS_DUE = `
  /* across people: an hourly job */
  select distinct user_id from recurrences where basis = 'schedule' and not ended and made_until < $1`

const SERIES_FIELDS = `id, rrule, basis, starts_on, made_until, template, ended,
  array(select to_char(date, 'YYYY-MM-DD') from unnest(except_dates) date) as except_dates`

const TO_MAKE = `
  select ${SERIES_FIELDS} from recurrences
  where user_id = $1 and basis = 'schedule' and not ended and made_until < $2
  order by id for update`

/** Makes the occurrences of one series up to a date. */
export async function extendSeries(
  tx: Tx,
  userId: UserId,
  series: Series,
  end: string,
  now: Date,
): Promise<void> {
  const { id, rrule, starts_on, made_until, except_dates } = series
  const dates = occurrenceDates(rrule, starts_on, made_until, end).filter(
    (date) => !except_dates.includes(date),
  )
  await insertOccurrences(
    tx,
    userId,
    series,
    dates.map((date) => ({ id: derivedId(id, date), date })),
    now,
  )
  await tx.query('update recurrences set made_until = $3, ended = $4 where user_id = $1 and id = $2', [
    userId,
    id,
    end,
    isOverAfter(rrule, starts_on, end),
  ])
}

/** One series of a person, locked until the transaction ends; null where there is none. */
export async function lockSeries(tx: Tx, userId: UserId, id: string): Promise<Series | null> {
  const text = `select ${SERIES_FIELDS} from recurrences where user_id = $1 and id = $2 for update`
  const [series] = await tx.query<Series>(text, [userId, id])
  return series ?? null
}

/** Adds a row of `recurrences`, once. The row is named in events, since the occurrences are made only when a list is asked for. */
export async function insertSeries(tx: Tx, userId: UserId, series: Series, now: Date): Promise<void> {
  await tx.query(
    `insert into recurrences (user_id, id, rrule, basis, starts_on, made_until, template, except_dates, ended, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (user_id, id) do nothing`,
    [
      userId,
      series.id,
      series.rrule,
      series.basis,
      series.starts_on,
      series.made_until,
      JSON.stringify(series.template),
      series.except_dates,
      series.ended,
      now,
    ],
  )
  tx.changed(userId, 'recurrences', series.id, 'insert')
}

/** Adds occurrences of a series where there are none yet. */
async function insertOccurrences(
  tx: Tx,
  userId: UserId,
  { id, template }: Series,
  occurrences: { id: string; date: string }[],
  now: Date,
): Promise<void> {
  if (occurrences.length === 0) return
  await tx.query(INSERT_OCCURRENCES, [
    userId,
    id,
    occurrences.map((occurrence) => occurrence.id),
    occurrences.map((occurrence) => occurrence.date),
    JSON.stringify(template),
    now,
  ])
}

const REPEATED = TEMPLATE_FIELDS.join(', ')

const INSERT_OCCURRENCES = `
  insert into tasks (user_id, id, recurrence_id, occurrence_date, scheduled_date, created_at, updated_at, ${REPEATED})
  select $1, made.id, $2, made.date, made.date, $6, $6, ${TEMPLATE_FIELDS.map((name) => `t.${name}`).join(', ')}
  from unnest($3::uuid[], $4::date[]) as made (id, date),
    jsonb_to_record($5::jsonb) as t (${columnTypesOf(TASK_FIELDS)})
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
  const next = nextDate(series.rrule, date)
  if (next === null) return
  const id = derivedId(series.id, next)
  await insertOccurrences(tx, userId, series, [{ id, date: next }], now)
  tx.changed(userId, 'tasks', id, 'insert')
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
