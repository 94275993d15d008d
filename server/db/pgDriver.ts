import pg from 'pg'
import type { Driver, Query } from './driver.ts'
import { createPipelinedPool } from './pipelinedPool.ts'
import { isStale, prepared } from './prepared.ts'

const DEFAULTS = {
  max: 20,
  options: '-c TimeZone=UTC -c statement_timeout=30s',
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
}

/**
 * A PostgreSQL server behind a pool of connections.
 *
 * Dates stay text, since the driver would make them midnights in the server's zone; sessions speak UTC; statements
 * with parameters are prepared once per connection; what takes too long fails instead of holding up others.
 */
export function pgDriver(connection: pg.PoolConfig): Driver {
  const config = { ...DEFAULTS, ...connection, types: { getTypeParser } }
  const pool = new pg.Pool(config)
  pool.on('error', (error) => console.error('An idle database connection was lost:', error.message))
  // A connection that is cut while it is lent out says so itself, too; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const pipelined = createPipelinedPool(config)
  return {
    query: (text, values) => withClient(pool, (query) => query(text, values)),
    read: pipelined.query,
    transaction: (work) => withClient(pool, (query) => inTransaction(query, work)),
    async close() {
      await Promise.all([pool.end(), pipelined.close()])
    },
  }
}

/** Lends a connection. One whose prepared statements went stale, or that could not roll back, is closed afterwards. */
async function withClient<T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  const query: Query = async <Row>(text: string, values: readonly unknown[]) => {
    try {
      return (await client.query(prepared(text, values))).rows as Row[]
    } catch (error) {
      isBroken ||= isStale(error) || text === ROLLBACK
      throw error
    }
  }
  try {
    return await work(query)
  } finally {
    client.release(isBroken)
  }
}

const ROLLBACK = 'rollback'

async function inTransaction<T>(query: Query, work: (query: Query) => Promise<T>): Promise<T> {
  await query('begin', [])
  try {
    const result = await work(query)
    await query('commit', [])
    return result
  } catch (error) {
    await query(ROLLBACK, []).catch(() => {}) // the first error is the one to report
    throw error
  }
}

const DATE: number = pg.types.builtins.DATE

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === DATE ? (text: string) => text : pg.types.getTypeParser(oid, format)
