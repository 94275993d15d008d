import { StartError } from '#server/startError.ts'
import type { Db } from '../database.ts'
import { migrate, type Migration } from '../migrate.ts'
import { type ExportHeader, tablesInOrder } from './exportRows.ts'

type Options = {
  /** The lines of an export. */
  lines: AsyncIterable<string>
  migrations: readonly Migration[]
}

/**
 * Fills an empty database with an export, in one transaction. Its tables are those of the version that exported; the next
 * start applies what is newer.
 *
 * @throws a StartError when the database has people already, or the export is newer than this program
 */
export async function importRows(db: Db, { lines, migrations }: Options): Promise<{ rows: number }> {
  const reader = lines[Symbol.asyncIterator]()
  const header = headerOf((await reader.next()).value)
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const unknown = header.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new StartError(
      `The export is newer than this program, which does not know ${unknown.join(', ')}: import it with that version.`,
    )
  }
  await refuseFullDatabase(db)
  const tablesOfExport = migrations.filter(({ name }) => header.migrations.includes(name))
  await migrate(db, tablesOfExport)
  return db.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0')
    const tables = await tablesInOrder(tx)
    // Rows that migrations make; unlogged tables, which no export has, refer to some of these.
    await tx.query(`truncate ${tables.join(', ')} cascade`)
    let rows = 0
    for (let line = await reader.next(); !line.done; line = await reader.next()) {
      rows += await insert(tx, tables, line.value)
    }
    return { rows }
  })
}

async function insert(tx: Db, tables: readonly string[], line: string): Promise<number> {
  const tab = line.indexOf('\t')
  const table = line.slice(0, tab)
  if (!tables.includes(table)) throw new StartError(`The export names "${table}", which is no table here.`)
  const columns = await storedColumns(tx, table)
  const inserted = await tx.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${table}, $1::json) returning 1`,
    [line.slice(tab + 1)],
  )
  return inserted.length
}

/** The columns of a table, without those that the database makes of others. */
async function storedColumns(tx: Db, table: string): Promise<string> {
  const [row] = await tx.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return row?.columns ?? ''
}

async function refuseFullDatabase(db: Db) {
  const [found] = await db.query<{ exists: boolean }>("select to_regclass('users') is not null as exists")
  const people = found?.exists
    ? await db.query('/* across people: whether there is anybody */ select 1 from users limit 1')
    : []
  if (people.length === 0) return
  throw new StartError(
    'The database has accounts already: an export is imported into an empty one (move the folder of the other away).',
  )
}

function headerOf(line: string | undefined): ExportHeader {
  try {
    const header: ExportHeader = JSON.parse(line ?? '')
    if (Array.isArray(header.migrations)) return header
  } catch {}
  throw new StartError(
    'The file is no export of Goal Crusher: name one that "npm run export:database" has written.',
  )
}
