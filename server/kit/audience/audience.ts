import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/**
 * Who hears of a row of a shared table, as things are in the transaction that asks. Nobody, where the thing is gone.
 *
 * @param thingId the thing of several people that the row is or is part of, by which its table is placed
 * @param rowId the same for the thing itself
 */
export type Audience = (db: Db, thingId: string, rowId: string) => Promise<readonly PersonId[]>

/** The tables of several people, each with who hears of its rows. */
export type SharedTables = Readonly<Record<string, { audience: Audience }>>

/** Those of all slices. @throws an Error when two declare the same table */
export function sharedTablesOf(slices: readonly { shared?: SharedTables }[]): SharedTables {
  const entries = slices.flatMap(({ shared = {} }) => Object.entries(shared))
  const names = new Set(entries.map(([table]) => table))
  if (names.size < entries.length) throw new Error('A shared table is declared by one slice')
  return Object.fromEntries(entries)
}

/** @throws an Error for a table that no slice declares as shared */
export function audienceOf(shared: SharedTables, table: string): Audience {
  const found = shared[table]
  if (!found) throw new Error(`${table} has no audience: declare it in the "shared" of its slice`)
  return found.audience
}
