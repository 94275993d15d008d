import { tableNamed, TABLES, type Tables } from '#server/kit/db/tables.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** What a person's rows take: tasks and bytes of text without the trash, and rows and bytes of every table with it. */
export type Usage = { tasks: number; bytes: number; allRows: number; allBytes: number }

/**
 * Counts what a person's rows take: about a tenth of a second for 100,000 tasks. What they wrote into things of several people is
 * theirs; what others sent them is not.
 *
 * @param tables says who sent a row
 */
export function createUsageCount(tables: Tables = TABLES): (db: Db, userId: UserId) => Promise<Usage> {
  let statement: string | null = null
  return async (db, userId) => {
    // Of the tables as they are when the server starts, so that those of a new slice are counted too.
    statement ??= usageSql(await db.query<PersonTable>(PERSON_TABLES), tables)
    const [usage] = (await db.query<Usage>(statement, [userId])) as [Usage] // sums are one row
    return usage
  }
}

type PersonTable = { name: string; texts: string[]; has_trash: boolean }

/** Tables whose rows belong to a person. What was changed is remembered for a day only, so the outbox is left out. */
const PERSON_TABLES = `
  select c.table_name as name,
    coalesce(array_agg(quote_ident(c.column_name)) filter (where c.data_type in ('text', 'json', 'jsonb', 'ARRAY')), '{}')::text[] as texts,
    bool_or(c.column_name = 'deleted_at') as has_trash
  from information_schema.columns c
  where c.table_schema = current_schema()
  group by c.table_name
  having bool_or(c.column_name = 'user_id') and c.table_name <> 'outbox'
  order by c.table_name`

/** The names come from the database's own catalogue. */
function usageSql(found: readonly PersonTable[], tables: Tables): string {
  const counts = found.map(({ name, texts, has_trash }) => {
    const table = tableNamed(name, tables)
    const isOwn = table.rows !== 'site' && table.sentBy ? `and ${table.sentBy} = user_id` : ''
    const bytes = texts.map((text) => `coalesce(octet_length(${text}::text), 0)`).join(' + ') || '0'
    const isLive = has_trash ? 'deleted_at is null' : 'true'
    return `select '${name}' as name, count(*) as all_rows, coalesce(sum(${bytes}), 0) as all_bytes,
      count(*) filter (where ${isLive}) as live_rows, coalesce(sum(${bytes}) filter (where ${isLive}), 0) as live_bytes
      from ${name} where user_id = $1 ${isOwn}`
  })
  return `
    select coalesce(sum(live_rows) filter (where name = 'tasks'), 0)::float8 as tasks,
      sum(live_bytes)::float8 as bytes, sum(all_rows)::float8 as "allRows", sum(all_bytes)::float8 as "allBytes"
    from (${counts.join(' union all ')}) counted`
}
