import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** Rows of one statement. */
const ROWS_AT_ONCE = 1000

/** Adds rows of a person to a table, many a statement. Those whose key is there stay as they are. */
export async function insertRows(
  tx: Db,
  userId: UserId,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).map((name) => `"${name}"`)
  const text = `
    insert into ${table} (user_id, ${columns.join(', ')})
    select $1, ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $2::jsonb)
    on conflict do nothing`
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.query(text, [userId, JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))])
}
