import { countOf, isOverAfter, nextDate, occurrenceDates } from '#shared/tasks/rule.ts'
import { madeFor, newSeries, type Series } from '#shared/tasks/series.ts'
import type { NewTask } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { type Db, query } from '#server/db/open.ts'
import { transact } from '#server/db/transact.ts'
import { takeTurn } from '#server/db/turn.ts'
import type { Deps, Person, UserId } from '#server/http/context.ts'
import { recordChanges } from '#server/realtime/outbox.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import { findTask, readTask } from './rows.ts'

type RepeatingTask = NewTask & { id: string; recurrence: NonNullable<NewTask['recurrence']> }

/**
 * Creates a repeating task. Its first occurrence keeps the client's id; the others are made when a range asks for them.
 *
 * @returns the first occurrence as JSON text, or null where the id was taken
 */
export function createSeries(deps: Deps, person: Person, asked: RepeatingTask): Promise<string | null> {
  const { id, recurrence, scheduled_date: date } = asked
  if (date === null) throw new Error('A repeating task has a first date')
  const now = deps.now()
  return transact(deps, async (tx, after) => {
    await takeTurn(tx, person.id)
    if (await findTask(tx, person.id, id)) return null
    const series = { ...newSeries(asked, recurrence, date), id: derivedId(id, `repeat ${date}`) }
    await insertSeries(tx, person.id, series, now)
    await insertOccurrences(tx, person.id, series, [{ id, date }], now)
    await query(tx, 'update tasks set due_date = $3 where user_id = $1 and id = $2', [
      person.id,
      id,
      asked.due_date,
    ])
    await recordChanges(tx, person.id, [{ table: 'tasks', id, op: 'insert' }], now)
    after(() => deps.hub.wake())
    return readTask(tx, person.id, id)
  })
}

/**
 * Makes the occurrences of all of a person's series up to a date and some days beyond, at most 10 years ahead.
 *
 * Safe to run at once on several devices: an occurrence is named by its series and date.
 */
export function makeOccurrences(db: Db, userId: UserId, until: string, now: Date): Promise<void> {
  const end = madeFor(until, now.toISOString().slice(0, 10))
  return transact({ db }, async (tx) => {
    const waiting = await query<Series>(tx, TO_MAKE, [userId, end])
    for (const series of waiting) await extendSeries(tx, userId, series, end, now)
  })
}

/** Makes the occurrences of the coming weeks for everybody, so that today is complete before anybody asks for a list. */
export async function makeDueOccurrences(db: Db, now: Date): Promise<void> {
  const soon = addDays(now.toISOString().slice(0, 10), 7)
  const people = await query<{ user_id: UserId }>(
    db,
    `select distinct user_id from recurrences where basis = 'schedule' and not ended and made_until < $1`,
    [soon],
  )
  for (const { user_id } of people) await makeOccurrences(db, user_id, soon, now)
}

const SERIES_FIELDS = `id, rrule, basis, starts_on, made_until, template, ended,
  array(select to_char(date, 'YYYY-MM-DD') from unnest(except_dates) date) as except_dates`

const TO_MAKE = `
  select ${SERIES_FIELDS} from recurrences
  where user_id = $1 and basis = 'schedule' and not ended and made_until < $2
  order by id for update`

/** Makes the occurrences of one series up to a date. */
export async function extendSeries(
  tx: Db,
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
  await query(tx, 'update recurrences set made_until = $3, ended = $4 where user_id = $1 and id = $2', [
    userId,
    id,
    end,
    isOverAfter(rrule, starts_on, end),
  ])
}

/** One series of a person, locked until the transaction ends; null where there is none. */
export async function lockSeries(tx: Db, userId: UserId, id: string): Promise<Series | null> {
  const text = `select ${SERIES_FIELDS} from recurrences where user_id = $1 and id = $2 for update`
  const [series] = await query<Series>(tx, text, [userId, id])
  return series ?? null
}

/** Adds a row of `recurrences`, once. Windows are told, since its occurrences are made only when a list is asked for. */
export async function insertSeries(tx: Db, userId: UserId, series: Series, now: Date): Promise<void> {
  await query(
    tx,
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
  await recordChanges(tx, userId, [{ table: 'recurrences', id: series.id, op: 'insert' }], now)
}

/** Adds occurrences of a series where there are none yet. */
async function insertOccurrences(
  tx: Db,
  userId: UserId,
  { id, template }: Series,
  occurrences: { id: string; date: string }[],
  now: Date,
): Promise<void> {
  if (occurrences.length === 0) return
  await query(tx, INSERT_OCCURRENCES, [
    userId,
    id,
    occurrences.map((occurrence) => occurrence.id),
    occurrences.map((occurrence) => occurrence.date),
    JSON.stringify(template),
    now,
  ])
}

const INSERT_OCCURRENCES = `
  insert into tasks (user_id, id, recurrence_id, occurrence_date, scheduled_date, title, description, category, priority,
    estimated_duration, scheduled_time, xp_reward, accountability_type, created_at, updated_at)
  select $1, made.id, $2, made.date, made.date, t.title, t.description, t.category, t.priority, t.estimated_duration,
    t.scheduled_time, t.xp_reward, t.accountability_type, $6, $6
  from unnest($3::uuid[], $4::date[]) as made (id, date),
    jsonb_to_record($5::jsonb) as t (title text, description text, category text, priority text,
      estimated_duration int, scheduled_time text, xp_reward int, accountability_type text)
  on conflict do nothing`

const OPEN_OF_SERIES = `recurrence_id = $2 and status <> 'completed' and deleted_at is null`

/**
 * "After completion": makes the next occurrence, counted from the local date of the completion or of the skip.
 *
 * Does nothing for other tasks, while another occurrence is open, or when the rule has run out.
 */
export async function makeNextAfterCompletion(
  tx: Db,
  userId: UserId,
  taskId: string,
  date: string,
  now: Date,
): Promise<void> {
  const series = await completionSeriesOf(tx, userId, taskId)
  if (!series || series.ended) return
  const [made] = await query<{ all: number; open: number }>(
    tx,
    `select count(*)::int as all, (count(*) filter (where ${OPEN_OF_SERIES}))::int as open
     from tasks where user_id = $1 and recurrence_id = $2`,
    [userId, series.id],
  )
  if (!made || made.open > 0 || made.all >= (countOf(series.rrule) ?? Infinity)) return
  const next = nextDate(series.rrule, date)
  if (next === null) return
  const id = derivedId(series.id, next)
  await insertOccurrences(tx, userId, series, [{ id, date: next }], now)
  await recordChanges(tx, userId, [{ table: 'tasks', id, op: 'insert' }], now)
}

/** Undoing a completion takes the next occurrence back, as long as nobody has touched it. */
export async function removeNextAfterCompletion(
  tx: Db,
  userId: UserId,
  taskId: string,
  now: Date,
): Promise<void> {
  const series = await completionSeriesOf(tx, userId, taskId)
  if (!series) return
  const removed = await query<{ id: string }>(
    tx,
    `delete from tasks where user_id = $1 and ${OPEN_OF_SERIES} and id <> $3 and ${UNTOUCHED}
     returning id`,
    [userId, series.id, taskId],
  )
  await recordChanges(
    tx,
    userId,
    removed.map(({ id }) => ({ table: 'tasks', id, op: 'delete' })),
    now,
  )
}

/** SQL: an occurrence that nobody has edited, timed or completed since it was made. */
export const UNTOUCHED = `edited_fields = '{}' and tracked_ms = 0 and status = 'pending' and completions = 0`

async function completionSeriesOf(tx: Db, userId: UserId, taskId: string): Promise<Series | null> {
  const [task] = await query<{ recurrence_id: string | null }>(
    tx,
    'select recurrence_id from tasks where user_id = $1 and id = $2',
    [userId, taskId],
  )
  const series = task?.recurrence_id ? await lockSeries(tx, userId, task.recurrence_id) : null
  return series?.basis === 'completion' ? series : null
}
