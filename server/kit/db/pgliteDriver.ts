import { type PGliteInterface, type Results, types } from '@electric-sql/pglite'
import type { Driver, Query } from './driver.ts'

/** How values come back, so that rows are those of node-postgres: dates and 64-bit numbers are text. Give it to PGlite. */
export const PGLITE_PARSERS = {
  [types.DATE]: (text: string) => text,
  [types.INT8]: (text: string) => text,
}

/**
 * PostgreSQL in this process, with one connection: a statement waits while a transaction is open. Code that asks the database
 * itself inside a transaction, instead of the transaction, would wait for ever.
 */
export function pgliteDriver(engine: PGliteInterface): Driver {
  const query = queryOn(engine)
  return {
    query,
    read: query,
    transaction: (work) => engine.transaction((tx) => work(queryOn(tx))),
    close: () => engine.close(),
  }
}

type Connection = Pick<PGliteInterface, 'query' | 'exec'>

/** Only a text without values may hold several statements, of which the last one's rows are the answer. */
function queryOn(connection: Connection): Query {
  return async <Row>(text: string, values: readonly unknown[]) => {
    if (values.length > 0) return (await connection.query<Row>(text, [...values])).rows
    const results = (await connection.exec(text)) as Results<Row>[]
    return results.at(-1)?.rows ?? []
  }
}
