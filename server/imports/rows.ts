import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { type Import, type ImportProblem, UNDO_HOURS } from '#shared/imports/import.ts'
import { Instant } from '#shared/time/schemas.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import { firstMebibyte } from '#server/kit/http/firstMebibyte.ts'
import type { Counts } from './counts.ts'

/** A preview that has run out is expired, whether or not anybody has said so. */
const SHOWN = `
  i.id, i.source, case when i.status = 'preview' and i.expires_at <= $2 then 'expired' else i.status end as status,
  i.counts, i.problems, i.problem_count, i.sample, i.kept, ${instantSql('i.created_at')} as created_at,
  ${instantSql('i.expires_at')} as expires_at, ${instantSql('i.applied_at')} as applied_at,
  ${instantSql(`i.applied_at + interval '${UNDO_HOURS} hours'`)} as undo_until`

const Cursor = z.tuple([Instant, z.uuid()])

/** A page of a person's imports, newest first. */
export async function listImports(
  db: Db,
  userId: UserId,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  now: Date,
): Promise<{ items: Import[]; next_cursor: string | null }> {
  const [at, after] = cursor === undefined ? [null, null] : decodeCursor(Cursor, cursor)
  const rows = await db.read<Import>(LIST, [userId, now, at, after, limit + 1])
  const items = firstMebibyte(rows.slice(0, limit))
  return { items, next_cursor: nextCursor(rows, items, (last) => [last.created_at, last.id]) }
}

const LIST = `
  select ${SHOWN} from imports i
  where i.user_id = $1 and ($3::timestamptz is null or (i.created_at, i.id) < ($3, $4::uuid))
  order by i.created_at desc, i.id desc limit $5`

/** One import. @throws AppError `not_found` */
export async function readImport(db: Db, userId: UserId, id: string, now: Date): Promise<Import> {
  const [row] = await db.read<Import>(`select ${SHOWN} from imports i where i.user_id = $1 and i.id = $3`, [
    userId,
    now,
    id,
  ])
  if (!row) throw new AppError('not_found', 'There is no such import')
  return row
}

/** What an import waits with, or what it has made. */
export type Stored = {
  content: Buffer | null
  size: number
  made: Record<string, string[]> | null
  replaced: Replaced | null
  applied_at: Date | null
}
/** Settings and profile as they were before, where the import has replaced them; null where there was no row. */
export type Replaced = {
  settings?: Record<string, unknown> | null
  profile?: { before: Record<string, unknown>; after: Record<string, unknown> }
}

/** The person is locked. */
export async function readStored(tx: Tx, userId: UserId, id: string): Promise<Stored> {
  const [row] = await tx.query<Stored>(STORED, [userId, id])
  if (!row) throw new AppError('not_found', 'There is no such import')
  return row
}

const STORED = 'select content, size, made, replaced, applied_at from imports where user_id = $1 and id = $2'

export type NewImport = {
  id: string
  source: string
  counts: Counts
  problems: ImportProblem[]
  problem_count: number
  sample: object[]
  content: Uint8Array
  size: number
  created_at: Date
  expires_at: Date
}

export async function insertImport(tx: Tx, userId: UserId, row: NewImport): Promise<void> {
  await tx.query(INSERT, [
    userId,
    row.id,
    row.source,
    JSON.stringify(row.counts),
    JSON.stringify(row.problems),
    row.problem_count,
    JSON.stringify(row.sample),
    row.content,
    row.size,
    row.created_at,
    row.expires_at,
  ])
  tx.changed(userId, 'imports', row.id, 'insert')
}

const INSERT = `
  insert into imports (user_id, id, source, status, counts, problems, problem_count, sample, content, size, created_at, expires_at)
  values ($1, $2, $3, 'preview', $4, $5, $6, $7, $8, $9, $10, $11)`

/** Removes what previews and undos do not need any more, and imports of long ago. Safe to run on several servers at once. */
export async function forgetImports(db: Db, now: Date): Promise<void> {
  await db.query(EMPTY, [now])
  await db.query(FORGET, [now])
}

const EMPTY = `
  /* across people: an hourly job */
  update imports set content = null, made = null, replaced = null
  where (content is not null or made is not null or replaced is not null)
    and expires_at <= $1 and (applied_at is null or applied_at <= $1::timestamptz - interval '${UNDO_HOURS} hours')`

const FORGET = `
  /* across people: an hourly job */
  delete from imports where created_at < $1::timestamptz - interval '90 days'
    or (status = 'preview' and expires_at < $1::timestamptz - interval '7 days')`
