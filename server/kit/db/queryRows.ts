import type pg from 'pg'

/**
 * Runs a statement on a connection and answers its rows.
 *
 * It takes the driver's callback: with its promises each answer holds the next one in memory until the garbage collection of the
 * whole heap, so who reads much takes much.
 */
export function queryRows<Row>(client: pg.ClientBase, statement: pg.QueryConfig): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    client.query(statement, (error: Error | null, result) => (error ? reject(error) : resolve(result.rows)))
  })
}
