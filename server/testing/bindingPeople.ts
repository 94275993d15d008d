import { type Database, type Db, isTransaction, type Tx } from '#server/kit/db/database.ts'
import { type Table, tableNamed, TABLES } from '#server/kit/db/tables.ts'
import { refusedByCitus } from './refusedByCitus.ts'
import { insideTransaction, noteStatement } from './sentStatements.ts'
import { unboundTables } from './unboundTables.ts'

/** A statement that means the rows of many people says so, with its reason, for instance for an hourly job. */
const ACROSS_PEOPLE = /\/\* across people: [^*]+ \*\//

/**
 * The tables whose rows are people's, by name.
 *
 * @param owned those that have a column `user_id`
 * @param more tables that only a test has
 */
export function peoplesTables(
  owned: readonly string[],
  more: Readonly<Record<string, Table>> = {},
): ReadonlyMap<string, Table> {
  const known = [...owned, ...Object.keys(TABLES)].map((name): [string, Table] => [name, tableNamed(name)])
  return new Map([...known, ...Object.entries(more)])
}

/** A database that refuses statements on people's rows that do not say whose they mean, and those that Citus refuses. */
export type BindingDatabase = Database & {
  /** What was refused, also where the error was caught. */
  refused: readonly string[]
}

/** @param tables see {@link peoplesTables} */
export function bindingPeople(db: Database, tables: ReadonlyMap<string, Table>): BindingDatabase {
  const refused: string[] = []
  const known = new Map<string, string | null>()

  function check(text: string) {
    let fault = known.get(text)
    if (fault === undefined) known.set(text, (fault = faultOf(text, tables) ?? faultOnCitus(text, tables)))
    if (fault === null) return
    refused.push(fault)
    throw new Error(fault)
  }

  function guarded<D extends Db>(inner: D): D {
    const isInside = isTransaction(inner)
    // Looked up at each call: a test may put something between.
    const checked =
      (way: 'query' | 'read'): Db['query'] =>
      async (text, values) => {
        check(text)
        noteStatement(text, values, isInside)
        return inner[way](text, values)
      }
    return {
      ...inner,
      query: checked('query'),
      read: checked('read'),
      transaction: <T>(work: (tx: Tx) => Promise<T>) =>
        inner.transaction((tx) => insideTransaction(() => work(guarded(tx)))),
    }
  }
  return { ...guarded(db), refused }
}

function faultOf(text: string, tables: ReadonlyMap<string, Table>): string | null {
  if (ACROSS_PEOPLE.test(text)) return null
  const unbound = unboundTables(text, tables)
  if (unbound.length === 0) return null
  return (
    `A statement does not say whose rows of ${unbound.join(', ')} it means. Bind the key (server/kit/db/tables.ts), or begin the ` +
    `statement with "/* across people: why */" where it means everybody's rows: ${text.trim()}`
  )
}

/** A statement for one PostgreSQL, because there is another way on Citus ({@link Db.batches}), says so. */
const ONE_POSTGRESQL = /\/\* one PostgreSQL: [^*]+ \*\//

function faultOnCitus(text: string, tables: ReadonlyMap<string, Table>): string | null {
  if (ONE_POSTGRESQL.test(text)) return null
  const forms = refusedByCitus(text, tables)
  if (forms.length === 0) return null
  return (
    `Citus refuses ${forms.join(', ')} (docs/decisions/0077). Say it in another form, or begin the statement with ` +
    `"/* one PostgreSQL: why */" where there is another way on Citus: ${text.trim()}`
  )
}
