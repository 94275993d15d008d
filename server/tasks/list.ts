import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { earliestMade } from '#shared/tasks/repeating/series.ts'
import type { SetAsideSeries, Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import { CivilDate, ClockTime, Instant } from '#shared/time/schemas.ts'
import { MIB } from '#shared/numbers/mebibyte.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import { type Json, type Page as JsonPage, pageJson } from '#server/kit/db/json.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, encodeCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { shown, TASK_JSON } from './rows.ts'
import { makeOccurrences } from './makeOccurrences.ts'
import { DAY, findTasks } from './search.ts'
import { readSetAside } from './setAside.ts'

/** Which tasks, and which page of them. `limit` is 1 to 1000; `cursor` is the `next_cursor` of the page before. */
export type TaskListing = { limit: number; cursor?: string | undefined } & (
  | RangeOfDates
  | { kind: 'running' }
  | { kind: 'tray' }
  | { kind: 'trash' }
  | { kind: 'goal'; goalId: string }
  | SearchedFor
)
/** Words of titles, by `searchWords`. */
type SearchedFor = { kind: 'search'; words: readonly string[] }
type RangeOfDates = { kind: 'range'; from: string; to: string; openOnly?: boolean }
type RangeListing = TaskListing & RangeOfDates
/** A listing that one statement reads. What a search found is read by its ids, in their order. */
type ReadListing =
  | Exclude<TaskListing, SearchedFor>
  | { kind: 'found'; ids: readonly string[]; today: string; limit: number }

/**
 * A page of tasks.
 *
 * A range includes both dates and what runs past midnight from the day before; occurrences of repeating tasks up to
 * its end are made on the way, and series of which none can be made are named beside the tasks. Without dates it is the
 * unscheduled ones in the order of creation, or the trash, newest first, or the one task whose timer runs, or what has the
 * searched words, the nearest to today first.
 */
export async function listTasks(
  { db, now }: Deps,
  person: Person,
  listing: TaskListing,
): Promise<TaskPageJson> {
  if (listing.kind === 'search') return asJson(await readFound(db, person, listing, now()))
  const page = await readPage(db, person, listing)
  if (listing.kind !== 'range' || !page.to_make) return asJson(page)
  const made = await makePage(db, person, listing, now()) // another device may have made them in the meantime
  return asJson(made, await readSetAside(db, person.id))
}

/** A list of years is made only as far as its first page reaches: some months, then twice as many, and so on. */
const FIRST_DAYS = 92

async function makePage(db: Db, person: Person, listing: RangeListing, now: Date): Promise<Page> {
  const earliest = earliestMade(now.toISOString().slice(0, 10))
  const from = listing.from > earliest ? listing.from : earliest
  for (let days = FIRST_DAYS; ; days *= 2) {
    const reached = addDays(from, days)
    const to = reached < listing.to ? reached : listing.to
    const isMade = await makeOccurrences(db, person.id, { from: listing.from, to }, now)
    const page = await readPage(db, person, { ...listing, to })
    if (page.last !== null || to === listing.to) {
      if (!isMade) throw new AppError('unavailable', STILL_MADE)
      return page
    }
  }
}

const STILL_MADE = 'Your repeating tasks are still being put into the calendar. Please try again in a moment.'

/** What one statement reads: the tasks as one text, of the last one what the next page begins after, and whether one is too long. */
type Page = { items: string | null; last: string[] | null; is_long: boolean | null; to_make: boolean }

/** A page has at most as many rows as asked for, and 1 MiB: where rows are long, as many as fit. */
async function readPage(db: Db, person: Person, listing: ReadListing): Promise<Page> {
  const { limit } = listing
  const page = await readRows(db, person, listing, limit, Math.floor(PAGE_BYTES / limit))
  if (!page.is_long) return page
  const [fitting] = await db.read<{ rows: number }>(
    STATEMENTS[listing.kind].fitting,
    valuesOf(person, listing, limit, PAGE_BYTES),
  )
  return readRows(db, person, listing, fitting?.rows ?? 1, ANY_LENGTH)
}

async function readFound(
  db: Db,
  person: Person,
  { words, limit, cursor }: TaskListing & SearchedFor,
  now: Date,
): Promise<Page> {
  const [today, day, id] =
    cursor === undefined ? [localDate(now, person.dayRule)] : decodeCursor(CURSORS.search, cursor)
  const after = day !== undefined && id !== undefined ? { day, id } : null
  const ids = await findTasks(db, person.id, { words, today, after }, limit + 1)
  return readPage(db, person, { kind: 'found', ids, today, limit })
}

async function readRows(db: Db, person: Person, listing: ReadListing, limit: number, longest: number) {
  const statement = STATEMENTS[listing.kind].page
  const [page] = await db.read<Page>(statement, valuesOf(person, listing, limit, longest))
  return page ?? { items: null, last: null, is_long: false, to_make: false }
}

function valuesOf(person: Person, listing: ReadListing, limit: number, bytes: number): unknown[] {
  const base = [person.id, limit, bytes]
  if (listing.kind === 'found') return [...base, listing.ids, listing.today]
  const [first = null, second = null, third = null] =
    listing.cursor === undefined ? [] : decodeCursor(CURSORS[listing.kind], listing.cursor)
  return listing.kind === 'range'
    ? [...base, listing.from, listing.to, first, second, third, listing.openOnly ?? false]
    : [...base, first, second, ...(listing.kind === 'goal' ? [listing.goalId] : [])]
}

type TaskPageJson = Json<JsonPage<Task>>

function asJson({ items, last }: Page, setAside: readonly SetAsideSeries[] = []): TaskPageJson {
  const page = pageJson<Task>(items ?? '', last && encodeCursor(last))
  return setAside.length === 0
    ? page
    : (`${page.slice(0, -1)},"set_aside":${JSON.stringify(setAside)}}` as TaskPageJson)
}

/** The time of a task without one, in a cursor: a date's tasks without one come last. */
const NO_TIME = '~'
/** Where a page ended: the last task's values of what the list is sorted by. */
const CURSORS = {
  range: z.tuple([CivilDate, z.union([ClockTime, z.literal(NO_TIME)]), z.uuid()]),
  running: z.tuple([z.uuid(), z.uuid()]),
  tray: z.tuple([Instant, z.uuid()]),
  trash: z.tuple([Instant, z.uuid()]),
  goal: z.tuple([Instant, z.uuid()]),
  /** Also today's date at the first page: pages go on in the same order past midnight. */
  search: z.tuple([CivilDate, CivilDate, z.uuid()]),
}

/** The JSON of a page's tasks takes at most so many bytes; of a single task it may be more. */
const PAGE_BYTES = MIB
/** A task's JSON without its texts. */
const TASK_BYTES = 800
/** In JSON a quote takes two bytes, and a control character six; those are rare enough to be counted as two. */
const BYTES = `${TASK_BYTES} + 2 * (octet_length(t.title) + octet_length(t.description))`

/** More than any row has. */
const ANY_LENGTH = 2_147_483_647

/**
 * `page`: at most $2 rows, none longer than $3 bytes; one more is read, which shows whether there is a next page.
 * `fitting`: how many of $2 rows take at most $3 bytes.
 */
const statementsFor = (rows: string, keys: string[], order: string, toMake = 'false') => ({
  page: `
    select string_agg(task, ',' order by n) filter (where n <= $2) as items,
      case when count(*) > $2 then array[
        ${keys.map((_, index) => `min(key${index}::text) filter (where n = $2)`).join(', ')}
      ] end as last,
      bool_or(task is null) as is_long,
      ${toMake} as to_make
    from (
      select row_number() over (order by ${order}) as n, case when ${BYTES} <= $3::int then ${TASK_JSON} end as task,
        ${keys.map((key, index) => `${key} as key${index}`).join(', ')}
      from tasks t ${shown('$1')} where t.user_id = $1 and ${rows} order by ${order} limit $2::int + 1
    ) page`,
  fitting: `
    select greatest(count(*), 1)::int as rows from (
      select sum(${BYTES}) over (order by ${order} rows unbounded preceding) as bytes
      from tasks t where t.user_id = $1 and ${rows} order by ${order} limit $2::int
    ) page where bytes <= $3::int`,
})

/** Where a task ends, in minutes since midnight of its date: null without a time. */
const MINUTES = `substr(t.scheduled_time, 1, 2)::int * 60 + substr(t.scheduled_time, 4, 2)::int + t.estimated_duration`

const STATEMENTS = {
  range: statementsFor(
    `t.deleted_at is null and t.scheduled_date between $4::date - 1 and $5::date
     and (t.scheduled_date >= $4::date
       or ${MINUTES} > 1440)
     and (not $9::boolean or t.status <> 'completed')
     and ($6::date is null
       or (t.scheduled_date, coalesce(t.scheduled_time, '${NO_TIME}'), t.id) > ($6::date, $7::text, $8::uuid))`,
    ['t.scheduled_date', `coalesce(t.scheduled_time, '${NO_TIME}')`, 't.id'],
    't.scheduled_date, t.scheduled_time, t.id',
    `exists (select from recurrences r where r.user_id = $1 and r.made_until < $5::date and not r.ended
      and (r.basis = 'schedule' or r.set_aside_at is not null))`,
  ),
  running: statementsFor(
    `t.deleted_at is null and t.status = 'in_progress'
     and t.id in (select s.task_id from focus_sessions s where s.user_id = $1 and s.ended_at is null)
     and $4::uuid is null and $5::uuid is null`,
    ['t.id'],
    't.id',
  ),
  tray: statementsFor(
    `t.deleted_at is null and t.scheduled_date is null
     and ($4::timestamptz is null or (t.created_at, t.id) > ($4::timestamptz, $5::uuid))`,
    [instantSql('t.created_at'), 't.id'],
    't.created_at, t.id',
  ),
  goal: statementsFor(
    `t.deleted_at is null and t.goal_id = $6::uuid
     and ($4::timestamptz is null or (t.created_at, t.id) > ($4::timestamptz, $5::uuid))`,
    [instantSql('t.created_at'), 't.id'],
    't.created_at, t.id',
  ),
  trash: statementsFor(
    `t.deleted_at is not null and ($4::timestamptz is null or (t.deleted_at, t.id) < ($4::timestamptz, $5::uuid))`,
    [instantSql('t.deleted_at'), 't.id'],
    't.deleted_at desc, t.id desc',
  ),
  found: statementsFor(
    't.id = any($4::uuid[]) and $5::date is not null', // named in both statements, since both are given it
    ['$5::date', DAY, 't.id'],
    'array_position($4::uuid[], t.id)',
  ),
}
