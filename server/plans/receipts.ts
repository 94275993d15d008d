import * as z from 'zod/mini'
import type { Receipt } from '#shared/planning/receipt.ts'
import { Instant } from '#shared/time/schemas.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'

/** What was changed, before it has an id and a time. */
export type NewReceipt = Omit<Receipt, 'id' | 'at'>

/** Writes down what a plan or a tool has changed, in the transaction of the change (docs/rules/plans.md, Receipts). */
export async function writeReceipts(
  tx: Tx,
  { id: userId }: Person,
  receipts: readonly NewReceipt[],
  now: Date,
): Promise<Receipt[]> {
  if (receipts.length === 0) return []
  const at = now.toISOString()
  const written = receipts.map((receipt): Receipt => ({ id: newId(), at, ...receipt }))
  await tx.query(WRITE, [userId, JSON.stringify(written)])
  return written
}

const COLUMNS =
  'id, at, actor, action, "table", row_id, title, reason, plan_id, thread_id, run_id, tool_call_id, before, after'

const WRITE = `
  insert into receipts (user_id, ${COLUMNS})
  select $1, ${COLUMNS} from jsonb_to_recordset($2::jsonb) as r (id uuid, at timestamptz, actor text, action text, "table" text,
    row_id uuid, title text, reason text, plan_id uuid, thread_id text, run_id text, tool_call_id text, before jsonb, after jsonb)`

const READ = `
  id, ${instantSql('at')} as at, actor, action, "table", row_id, title, reason, plan_id, thread_id, run_id, tool_call_id,
  before, after`

/** The receipts of some plans, in the order in which they were written. */
export function receiptsOfPlans(db: Db, userId: UserId, ids: readonly string[]): Promise<Receipt[]> {
  return db.read(OF_PLANS, [userId, ids])
}

const OF_PLANS = `
  select ${READ} from receipts where user_id = $1 and plan_id = any($2::uuid[]) order by receipts.at, receipts.id`

/** The receipts of some runs, by their ids on the wire, in the order in which they were written. */
export function readReceiptsOfRuns(db: Db, userId: UserId, ids: readonly string[]): Promise<Receipt[]> {
  return db.read(OF_RUNS, [userId, ids])
}

const OF_RUNS = `
  select ${READ} from receipts where user_id = $1 and run_id = any($2::text[]) order by receipts.at, receipts.id`

/** Whose receipts are asked for; all without a filter. */
export type ReceiptListing = {
  row_id?: string | undefined
  plan_id?: string | undefined
  run_id?: string | undefined
  limit: number
  cursor?: string | undefined
}
const Cursor = z.tuple([Instant, z.uuid()])

/** A page of receipts, newest first. */
export async function listReceipts(
  db: Db,
  { id: userId }: Person,
  { row_id, plan_id, run_id, limit, cursor }: ReceiptListing,
): Promise<{ items: Receipt[]; next_cursor: string | null }> {
  const [at, id] = cursor === undefined ? [null, null] : decodeCursor(Cursor, cursor)
  const values = [userId, row_id ?? null, plan_id ?? null, run_id ?? null, at, id, limit + 1]
  const rows = await db.read<Receipt>(LIST, values)
  const items = rows.slice(0, limit)
  return { items, next_cursor: nextCursor(rows, items, (last) => [last.at, last.id]) }
}

const LIST = `
  select ${READ} from receipts r
  where r.user_id = $1 and ($2::uuid is null or r.row_id = $2) and ($3::uuid is null or r.plan_id = $3)
    and ($4::text is null or r.run_id = $4)
    and ($5::timestamptz is null or (r.at, r.id) < ($5, $6::uuid))
  order by r.at desc, r.id desc limit $7`
