import * as z from 'zod/mini'
import { invalidField } from '#shared/errors.ts'
import { CivilDate, ClockTime, Instant, Task } from '#shared/tasks/task.ts'
import { type Db, query } from '#server/db/open.ts'
import type { Deps, Person } from '#server/http/context.ts'
import { TASK_FIELDS } from './rows.ts'
import { makeOccurrences } from './series.ts'

/** Which tasks, and which page of them. `limit` is 1 to 1000; `cursor` is the `next_cursor` of the page before. */
export type TaskListing = { limit: number; cursor?: string | undefined } & (
  | { kind: 'range'; from: string; to: string; openOnly?: boolean }
  | { kind: 'tray' }
  | { kind: 'trash' }
)

/**
 * A page of tasks as JSON text `{items, next_cursor}`.
 *
 * A range includes both dates and what runs past midnight from the day before; occurrences of repeating tasks up to
 * its end are made on the way. Without dates it is the tray in the order of creation, or the trash, newest first.
 */
export async function listTasks({ db, now }: Deps, person: Person, listing: TaskListing): Promise<string> {
  const rows = await readRows(db, person, listing)
  if (listing.kind !== 'range' || !rows[0]?.to_make) return pageOf(rows, listing)
  await makeOccurrences(db, person.id, listing.to, now())
  return pageOf(await readRows(db, person, listing), listing) // another device may have made them meanwhile
}

/** One row at least, since `to_make` must be told; its task is null where there is none. */
type Row = { task: string | null; to_make: boolean }

function readRows(db: Db, person: Person, listing: TaskListing): Promise<Row[]> {
  const [at = null, ...rest] = listing.cursor === undefined ? [] : decode(listing.cursor, listing)
  const [second = null, third = null] = rest
  const base = [person.id, listing.limit + 1]
  switch (listing.kind) {
    case 'range':
      return query(db, listing.openOnly ? OPEN_RANGE : RANGE, [
        ...base,
        listing.from,
        listing.to,
        at,
        second,
        third,
      ])
    case 'tray':
      return query(db, TRAY, [...base, at, second])
    case 'trash':
      return query(db, TRASH, [...base, at, second])
  }
}

/** One row more than asked for was read, which tells whether there is a next page. */
function pageOf(rows: Row[], listing: TaskListing): string {
  const tasks = rows.flatMap(({ task }) => task ?? [])
  const page = tasks.slice(0, listing.limit)
  const isLast = tasks.length === page.length
  const next = isLast ? 'null' : JSON.stringify(encode(Task.parse(JSON.parse(page.at(-1) ?? '')), listing))
  return `{"items":[${page.join(',')}],"next_cursor":${next}}`
}

/** What stands for no time in a cursor: a date's tasks without one come last. */
const NO_TIME = '~'
/** Where a page ended: the last task's values of what the list is sorted by. */
const CURSORS = {
  range: z.tuple([CivilDate, z.union([ClockTime, z.literal(NO_TIME)]), z.uuid()]),
  tray: z.tuple([Instant, z.uuid()]),
  trash: z.tuple([Instant, z.uuid()]),
}

function encode(last: Task, { kind }: TaskListing): string {
  const keys = {
    range: [last.scheduled_date, last.scheduled_time ?? NO_TIME, last.id],
    tray: [last.created_at, last.id],
    trash: [last.deleted_at, last.id],
  }
  return Buffer.from(JSON.stringify(keys[kind])).toString('base64url')
}

function decode(cursor: string, { kind }: TaskListing): string[] {
  try {
    return CURSORS[kind].parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw invalidField('cursor', 'Unknown cursor')
  }
}

const pageSql = (rows: string, order: string, toMake = 'false') => `
  select row_to_json(shown)::text as task, more.to_make
  from (select ${toMake} as to_make) more
  left join lateral (
    select ${TASK_FIELDS} from tasks t where t.user_id = $1 and ${rows} order by ${order} limit $2
  ) shown on true`

const rangeSql = (also: string) =>
  pageSql(
    `t.deleted_at is null ${also} and t.scheduled_date between $3::date - 1 and $4::date
   and (t.scheduled_date >= $3::date
     or (t.scheduled_time is not null and t.end_time <= t.scheduled_time and t.end_time > '00:00'))
   and ($5::date is null
     or (t.scheduled_date, coalesce(t.scheduled_time, '${NO_TIME}'), t.id) > ($5::date, $6::text, $7::uuid))`,
    't.scheduled_date, t.scheduled_time, t.id',
    `exists (select from recurrences r where r.user_id = $1 and r.made_until < $4::date and not r.ended
    and r.basis = 'schedule')`,
  )
const RANGE = rangeSql('')
/** What was planned and not done: an agenda asks for it over all of the past. */
const OPEN_RANGE = rangeSql(`and t.status <> 'completed'`)
const TRAY = pageSql(
  `t.deleted_at is null and t.scheduled_date is null
   and ($3::timestamptz is null or (t.created_at, t.id) > ($3::timestamptz, $4::uuid))`,
  't.created_at, t.id',
)
const TRASH = pageSql(
  `t.deleted_at is not null and ($3::timestamptz is null or (t.deleted_at, t.id) < ($3::timestamptz, $4::uuid))`,
  't.deleted_at desc, t.id desc',
)
