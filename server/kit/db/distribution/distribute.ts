import { StartError } from '#server/startError.ts'
import type { Db } from '../database.ts'
import { placementKey } from '../tables.ts'

/** What was done to a table: placed by a column, placed before, or left on the node that the server talks to. */
export type Placement = { table: string; key: string | null; was: boolean }

/**
 * Places the tables of a migrated database over the nodes of a Citus cluster, by `server/kit/db/tables.ts` (docs/operations.md).
 * What is placed already stays as it is, so it can run again after each new version.
 *
 * @param db a connection of who owns the tables, to the coordinator
 * @throws a StartError when the database is not one of Citus
 */
export async function distribute(db: Db): Promise<Placement[]> {
  if (!(await isDistributed(db)))
    throw new StartError('This database has no extension citus: create it, and add the nodes, first.')
  const tables = await db.query<{ name: string }>(TABLES)
  const placed = new Set((await db.query<{ name: string }>(PLACED)).map(({ name }) => name))
  const done = tables.map(({ name }) => ({ table: name, key: placementKey(name), was: placed.has(name) }))
  const open = done.filter(({ key, was }) => key !== null && !was)
  await db.transaction(async (tx) => {
    // A table cannot be placed while one that is not refers to it: the keys come back when all are.
    const foreignKeys = await tx.query<ForeignKey>(FOREIGN_KEYS, [open.map(({ table }) => table)])
    for (const { table, name } of foreignKeys) await tx.query(`alter table ${table} drop constraint ${name}`)
    for (const { table, key } of open.toSorted(peopleFirst))
      await tx.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [
        table,
        key,
        table === PEOPLE ? 'default' : PEOPLE,
      ])
    for (const { table, name, definition } of foreignKeys)
      await tx.query(`alter table ${table} add constraint ${name} ${definition}`)
  })
  return done
}

/** Whether a database is spread over machines: some statements about several people at once are refused there. */
export async function isDistributed(db: Db): Promise<boolean> {
  const [row] = await db.query<{ is: boolean }>(
    "select exists (select 1 from pg_extension where extname = 'citus') as is",
  )
  return row?.is === true
}

const PEOPLE = 'users'

/** All others are kept beside the rows of people. */
function peopleFirst(one: { table: string }, other: { table: string }): number {
  return Number(other.table === PEOPLE) - Number(one.table === PEOPLE)
}

type ForeignKey = { table: string; name: string; definition: string }

const TABLES = `
  select relname as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    and not exists (select 1 from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')
  order by relname`
const PLACED = "select table_name::text as name from citus_tables where citus_table_type = 'distributed'"
const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and (conrelid::regclass::text = any($1::text[]) or confrelid::regclass::text = any($1::text[]))
  order by 1, 2`
