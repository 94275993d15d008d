import type { RowChange } from '#shared/realtime/change.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'

/** How far back a stream may resume. */
const OUTBOX_HOURS = 24

/** Rows of one person that changed in one transaction. */
export type OutboxEntry = { user_id: UserId; changes: RowChange[] }

/**
 * What a reading of the outbox has seen, as PostgreSQL counts transactions: all below `horizon`, and below `next` all but the
 * `open` ones. What a later reading sees and this one did not is exactly what is new, as long as the same PostgreSQL runs: one
 * that starts after a crash, or takes over from another, gives the numbers of transactions that left no trace once more.
 */
export type OutboxSnapshot = {
  horizon: number
  next: number
  open: readonly number[]
  /** When that PostgreSQL started, in milliseconds, as text. */
  started: string
}

/** Before anything was seen. */
export const NOTHING_SEEN: OutboxSnapshot = { horizon: 0, next: 0, open: [], started: '' }

/** So many numbers of transactions may be given twice: what runs at once and what failed a moment ago. */
const GIVEN_TWICE = 10_000

/** The snapshot of this moment, from which a reader goes on. */
export async function currentSnapshot(db: Db): Promise<OutboxSnapshot> {
  const [row] = await db.read<SnapshotRow>(`select ${SNAPSHOT}`)
  return snapshotOf(row)
}

type SnapshotRow = { snapshot: string; started: string }
const SNAPSHOT = `pg_current_snapshot()::text as snapshot,
  (extract(epoch from pg_postmaster_start_time()) * 1000)::bigint::text as started`

/**
 * What was committed since a snapshot, of everybody: also by transactions that were open then, however long they took. When
 * another PostgreSQL answers than then, some of it may have been read before.
 */
export async function readOutbox(
  db: Db,
  { next, open, started }: OutboxSnapshot,
): Promise<{ entries: OutboxEntry[]; snapshot: OutboxSnapshot }> {
  const readSince = (id: number) => db.read<OutboxRow & SnapshotRow>(SINCE, [String(id), open.map(String)])
  const rows = await readSince(next)
  const isSame = rows[0]?.started === started
  const all = isSame ? rows : await readSince(Math.max(0, next - GIVEN_TWICE))
  return { entries: entriesOf(all), snapshot: snapshotOf(all[0]) }
}

/** One statement has one snapshot; without an entry there is one row, with the snapshot alone. */
const SINCE = `
  /* across people: each entry goes to its own person's streams */
  select seen.snapshot, seen.started, o.user_id, o.changes
  from (select ${SNAPSHOT}) seen
  left join outbox o on o.transaction_id >= $1::text::xid8 or o.transaction_id = any($2::text[]::xid8[])
  order by o.transaction_id`

/**
 * What a person missed since an event; null when that is unknown here, more than 24 hours old or more than 1,000 rows: asking
 * for everything anew then costs less.
 *
 * @param lastEventId the text of the header `Last-Event-ID`: the {@link positionOf} when that event was sent
 */
export async function readMissed(db: Db, userId: UserId, lastEventId: string): Promise<OutboxEntry[] | null> {
  const [, horizon, started] = /^(\d{1,15})\.(\d{1,15})$/.exec(lastEventId) ?? []
  if (horizon === undefined) return null
  const [known] = await db.read<{ started: string }>(KNOWN, [horizon, GIVEN_TWICE, started])
  if (!known) return null
  const since = known.started === started ? horizon : String(Math.max(0, Number(horizon) - GIVEN_TWICE))
  const missed = entriesOf(await db.read<OutboxRow>(MISSED, [since, userId, MOST_MISSED + 1]))
  const rows = missed.reduce((sum, { changes }) => sum + changes.length, 0)
  return rows > MOST_MISSED ? null : missed
}

/** Where a stream resumes that was sent all that a reading has seen. */
export function positionOf({ horizon, started }: OutboxSnapshot): string {
  return `${horizon}.${started}`
}

const MOST_MISSED = 1000
const MISSED = `
  select user_id, changes from outbox where user_id = $2 and transaction_id >= $1::text::xid8
  order by transaction_id limit $3`

/** What is trimmed is older than the oldest entry: the one before a known watermark is still there, and young enough. */
const KNOWN = `
  /* across people: answers whether there is one */
  select seen.started from (select ${SNAPSHOT}) seen, (
    select created_at from outbox where transaction_id < $1::text::xid8 order by transaction_id desc limit 1
  ) before
  where before.created_at >= now() - interval '${OUTBOX_HOURS} hours'
    and $1::text::numeric - case when seen.started = $3 then 0 else $2::int end
      <= pg_snapshot_xmin(pg_current_snapshot())::text::numeric`

type OutboxRow = { user_id: UserId | null; changes: RowChange[] | null }

function entriesOf(rows: readonly OutboxRow[]): OutboxEntry[] {
  return rows.flatMap(({ user_id, changes }) => (user_id && changes ? [{ user_id, changes }] : []))
}

/** `xmin:xmax:xip,xip` (PostgreSQL's `pg_snapshot`). */
function snapshotOf({ snapshot, started }: SnapshotRow = { snapshot: '', started: '' }): OutboxSnapshot {
  const [horizon, next, open = ''] = snapshot.split(':')
  return {
    horizon: Number(horizon),
    next: Number(next),
    open: open.split(',').filter(Boolean).map(Number),
    started,
  }
}

/**
 * Removes what no stream can resume from any more, oldest first, and what another cluster's counter of transactions left in a
 * restored copy. Safe to run on several servers at once.
 */
export async function trimOutbox(db: Db): Promise<void> {
  await db.query(REMOVE_FOREIGN)
  for (let removed = TRIM_BATCH; removed === TRIM_BATCH;)
    removed = (await db.query(TRIM, [TRIM_BATCH])).length
}

const REMOVE_FOREIGN =
  '/* across people: an hourly job */ delete from outbox where transaction_id >= pg_snapshot_xmax(pg_current_snapshot())'
const TRIM_BATCH = 5000
/** Ids of transactions rise with time, so this needs no index by age. */
const TRIM = `
  /* across people: an hourly job */
  delete from outbox where created_at < now() - interval '${OUTBOX_HOURS} hours'
    and transaction_id in (select transaction_id from outbox order by transaction_id limit $1)
  returning 1`
