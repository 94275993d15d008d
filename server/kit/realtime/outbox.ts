import { MOST_CHANGES_TOLD, type RowChange } from '#shared/realtime/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** How far back a stream may resume, at least. */
const OUTBOX_HOURS = 24

/**
 * How far a reader is in a person's changes: the number of the last one that it knows, and when that was written, in
 * microseconds since 1970. The moment tells two changes of one number apart, as a standby gives them that did not have the last
 * ones, or a copy of the database. It is '0' where the change itself is not kept any more.
 */
export type Position = { no: number; at: string }

/** Rows of one person that changed in one transaction. */
export type OutboxEntry = { position: Position; changes: RowChange[] }

/**
 * What came after a position. `entries` is null where that is unknown: the reader has to read everything again. `isKept` says
 * whether the change of the position itself is still there, which proves that it is the one that was meant.
 */
export type News = { last: Position; entries: OutboxEntry[] | null; isKept: boolean }

/**
 * What a person's changes were since a position, all of them in order. Unknown is what came after a number that was never given
 * or was given to another change, what is not kept any more (24 hours), and more than 1,000 changes.
 *
 * @param since null for a reader that begins now: it has missed nothing
 */
export async function readNews(db: Db, userId: UserId, since: Position | null): Promise<News> {
  const rows = await db.read<NewsRow>(NEWS, [userId, since?.no ?? null, MOST_CHANGES_TOLD + 1])
  const number = rows[0]?.last ?? 0
  const last = { no: number, at: rows.find(({ no }) => no === number)?.at ?? '0' }
  if (since === null) return { last, entries: [], isKept: true }
  const known = rows.find(({ no }) => no === since.no)
  const later = rows.filter(({ no }) => no !== null && no > since.no)
  const isWhole = later.length === number - since.no // without a gap, and not cut off
  const isSame = !known || known.at === since.at
  return { last, entries: isWhole && isSame ? later.map(entryOf) : null, isKept: known !== undefined }
}

/** One row a change, from the known one on; without any there is one row, with the number of the last change alone. */
type NewsRow = { last: number; no: number | null; at: string; changes: RowChange[] }

const AT = '(extract(epoch from o.created_at) * 1000000)::bigint::text as at'
const NEWS = `
  select u.change_no::float8 as last, o.change_no::float8 as no, ${AT}, o.changes
  from users u left join outbox o on o.user_id = u.id and o.change_no >= least($2::bigint, u.change_no)
  where u.id = $1 order by o.change_no limit $3`

function entryOf({ no, at, changes }: NewsRow): OutboxEntry {
  return { position: { no: no ?? 0, at }, changes }
}

/** Whether reading everything again costs less than the rows of these entries. */
export function isTooMuch(entries: readonly OutboxEntry[]): boolean {
  return entries.reduce((sum, { changes }) => sum + changes.length, 0) > MOST_CHANGES_TOLD
}

/** A position as the text of an event's `id`. */
export function positionText({ no, at }: Position): string {
  return `${no}.${at}`
}

/** The position of an event's `id`, or null for a text that is none. */
export function parsePosition(text: string): Position | null {
  const [, no, at] = /^(\d{1,15})\.(\d{1,17})$/.exec(text) ?? []
  return no === undefined || at === undefined ? null : { no: Number(no), at }
}

/** Somebody who has changes, and how far these go. */
export type Hint = { user_id: UserId; no: number }

/** Who wrote something in the last two seconds, by the database's clock. It may lack what was committed late. */
export function readLately(db: Db): Promise<Hint[]> {
  return db.read<Hint>(LATELY)
}

const LATELY = `
  /* across people: says who has news, not what it is */
  select user_id, max(change_no)::float8 as no from outbox
  where created_at > now() - interval '2 seconds' group by user_id`

/** How far the changes of some people go, whenever they were written. */
export function readLast(db: Db, people: readonly UserId[]): Promise<Hint[]> {
  return db.read<Hint>(LAST, [people])
}

const LAST = 'select id as user_id, change_no::float8 as no from users where id = any($1::uuid[])'

/** Removes what is older than streams may resume from, oldest first. Safe to run on several servers at once. */
export async function trimOutbox(db: Db): Promise<void> {
  for (let removed = TRIM_BATCH; removed === TRIM_BATCH;)
    removed = (await db.query(TRIM, [TRIM_BATCH])).length
}

const TRIM_BATCH = 5000
const TRIM = `
  /* across people: an hourly job */
  delete from outbox where (user_id, change_no) in (
    select user_id, change_no from outbox where created_at < now() - interval '${OUTBOX_HOURS} hours'
    order by created_at limit $1
  )
  returning 1`
