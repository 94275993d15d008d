import type { Db } from '../database.ts'

/** What begins an export: the migrations of its tables, which the import needs to make the same ones. */
export type ExportHeader = { product: string; migrations: string[] }

const BATCH = 200

/**
 * All rows, as lines of text: first the header, then a table's name, a tab and a JSON array of rows in each line.
 *
 * They are of one moment, also while people work. Left out is what nobody needs elsewhere: the outbox, of which streams get a
 * reset where it is missing, and tables that are not logged.
 */
export async function exportRows(
  db: Db,
  product: string,
  write: (line: string) => Promise<void>,
): Promise<{ rows: number }> {
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read')
    await tx.query('set local statement_timeout = 0')
    const migrations = await tx.query<{ name: string }>('select name from migrations order by name')
    const header: ExportHeader = { product, migrations: migrations.map(({ name }) => name) }
    await write(JSON.stringify(header))
    let rows = 0
    for (const table of await tablesInOrder(tx)) {
      await tx.query(
        `declare exported no scroll cursor for select row_to_json(t)::text as row from ${table} t`,
      )
      for (;;) {
        const batch = await tx.query<{ row: string }>(`fetch ${BATCH} from exported`)
        if (batch.length === 0) break
        rows += batch.length
        await write(`${table}\t[${batch.map(({ row }) => row).join(',')}]`)
      }
      await tx.query('close exported')
    }
    return { rows }
  })
}

/** The tables that are exported, each after those that it refers to. */
export async function tablesInOrder(db: Db): Promise<string[]> {
  const waiting = new Map(
    (await db.query<{ name: string; needs: string[] }>(TABLES)).map(({ name, needs }) => [name, needs]),
  )
  const ordered: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find(([, needs]) => needs.every((need) => !waiting.has(need)))?.[0]
    if (next === undefined)
      throw new Error(`Tables that refer to each other: ${[...waiting.keys()].join(', ')}`)
    ordered.push(next)
    waiting.delete(next)
  }
  return ordered
}

const TABLES = `
  select t.oid::regclass::text as name, array(
    select c.confrelid::regclass::text from pg_constraint c
    where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as needs
  from pg_class t
  where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    and t.relpersistence = 'p' and t.relname not in ('migrations', 'outbox')
  order by t.relname`
