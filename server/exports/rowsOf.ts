import type { Tx } from '#server/kit/db/database.ts'
import { columnOf } from '#server/kit/db/fieldsSql.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { ExportedTable } from './tables.ts'

/** Rows of one statement, some at a time, each as the JSON text that the database made. */
export type Rows = AsyncIterable<readonly string[]>

type Exported = Exclude<ExportedTable, { leftOut: string }>

/** So many rows are in memory at once. */
const ROWS_AT_ONCE = 50

/** Reads a person's rows of a table, in the order of its key. */
export async function* rowsOf(tx: Tx, userId: UserId, table: string, declared: Exported): Rows {
  yield* readRows(tx, declared.query ?? (await queryOf(tx, table, declared)), userId)
}

/**
 * Reads what a statement about the person `$1` answers, by a cursor: one at a time in a transaction, which stays open as long.
 *
 * @param query SQL with the columns of the rows
 */
export async function* readRows(tx: Tx, query: string, userId: UserId): Rows {
  const text = `declare exported no scroll cursor for select row_to_json(e)::text as row from (${query}) e`
  await tx.query(text, [userId])
  for (;;) {
    const batch = await tx.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from exported`)
    if (batch.length === 0) break
    yield batch.map(({ row }) => row)
  }
  await tx.query('close exported')
}

type Column = { name: string; is_instant: boolean; in_key: number }

async function queryOf(tx: Tx, table: string, { without = [], more }: Exported): Promise<string> {
  const columns = await tx.query<Column>(COLUMNS, [table])
  const kept = columns.filter(({ name }) => !without.includes(name))
  const shown = kept.map(({ name, is_instant }) => {
    const column = `t.${columnOf(name)}`
    return is_instant ? `${instantSql(column)} as ${columnOf(name)}` : column
  })
  const key = columns.filter(({ in_key }) => in_key > 0).toSorted((a, b) => a.in_key - b.in_key)
  const order = key.map(({ name }) => `t.${columnOf(name)}`).join(', ')
  return `select ${[...shown, ...(more ? [more] : [])].join(', ')} from ${table} t where t.user_id = $1 order by ${order}`
}

/** Of the tables as they are, so that a new column is in the next export. What the database computes itself is left out. */
const COLUMNS = `
  select a.attname as name, a.atttypid = 'timestamptz'::regtype as is_instant,
    coalesce(array_position(i.indkey::int2[], a.attnum), -1)::int + 1 as in_key
  from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`
