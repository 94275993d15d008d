import type { Db } from '#server/kit/db/database.ts'

/** The tables that have a column `user_id`: their rows are people's. */
export async function readOwnedTables(db: Db): Promise<string[]> {
  const rows = await db.query<{ name: string }>(OWNED)
  return rows.map(({ name }) => name)
}

const OWNED = `
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
  order by c.relname`
