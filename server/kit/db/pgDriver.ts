import pg from 'pg'
import type { Driver, Query } from './driver.ts'
import { createPipelinedPool } from './pipelinedPool.ts'
import { isBehindPooler } from './pooler.ts'
import { isStale, prepared } from './prepared.ts'
import { queryRows } from './queryRows.ts'
import { createSlowStatements } from './slowStatements.ts'

const DEFAULTS = { max: 20, connectionTimeoutMillis: 10_000, keepAlive: true }
const SESSION_OPTIONS = '-c TimeZone=UTC -c statement_timeout=30s'

/**
 * A PostgreSQL server behind a pool of connections, directly or through a pooler: which of them is found out by the first
 * statement (docs/decisions/0027-through-any-pooler.md).
 *
 * Dates stay text, since the driver would make them midnights in the server's zone; statements run in UTC; what takes too
 * long fails instead of holding up others.
 */
export function pgDriver(connection: pg.PoolConfig): Driver {
  const config = { ...DEFAULTS, ...connection, types: { getTypeParser } }
  let found: Driver | null = null
  let finding: Promise<Driver> | null = null

  async function find(): Promise<Driver> {
    found = (await isBehindPooler(config)) ? pooledDriver(config) : directDriver(config)
    return found
  }
  const driver = () => found ?? (finding ??= find().finally(() => (finding = null)))

  return {
    query: async (text, values) => (await driver()).query(text, values),
    read: async (text, values) => (await driver()).read(text, values),
    transaction: async (work) => (await driver()).transaction(work),
    async close() {
      await finding?.catch(() => {})
      await found?.close()
    },
  }
}

/** A connection is a session of PostgreSQL's: it keeps its settings, and statements with parameters are prepared once. */
function directDriver(config: pg.PoolConfig): Driver {
  const settled = { options: SESSION_OPTIONS, ...config }
  const pool = openPool(settled)
  const slow = createSlowStatements()
  const pipelined = createPipelinedPool(settled, slow.observe)
  const alone: Query = (text, values) => withClient(pool, prepared, (query) => query(text, values))
  const timed: Query = <Row>(text: string, values: readonly unknown[]) =>
    withClient(pool, prepared, async (query) => {
      const sent = performance.now()
      return query<Row>(text, values).finally(() => slow.observe(text, performance.now() - sent))
    })
  return {
    query: alone,
    read: (text, values) => (slow.includes(text) ? timed(text, values) : pipelined.query(text, values)),
    transaction: (work) => withClient(pool, prepared, (query) => inTransaction(query, 'begin', work)),
    async close() {
      await Promise.all([pool.end(), pipelined.close()])
    },
  }
}

/** What every pooler takes: each transaction sets what a session would keep, and a lone statement is a transaction, too. */
const BEGIN_WITH_SETTINGS = "begin; set local TimeZone = 'UTC'; set local statement_timeout = '30s'"

/** A connection of a pooler may be another session of PostgreSQL's in each transaction, so nothing is left in it. */
function pooledDriver(config: pg.PoolConfig): Driver {
  const pool = openPool(config)
  const transaction: Driver['transaction'] = (work) =>
    withClient(pool, unprepared, (query) => inTransaction(query, BEGIN_WITH_SETTINGS, work))
  const query: Query = (text, values) => transaction((inside) => inside(text, values))
  return { query, read: query, transaction, close: () => pool.end() }
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', (error) => console.error('An idle database connection was lost:', error.message))
  // A connection that is cut while it is lent out says so itself, too; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

type Statement = (text: string, values: readonly unknown[]) => pg.QueryConfig

const unprepared: Statement = (text, values) => ({ text, values: values as unknown[] })

/** Lends a connection. One whose prepared statements went stale, or that could not roll back, is closed afterwards. */
async function withClient<T>(
  pool: pg.Pool,
  statement: Statement,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  const ask = async <Row>(text: string, values: readonly unknown[]) => {
    try {
      return await queryRows<Row>(client, statement(text, values))
    } catch (error) {
      isBroken ||= isStale(error) || text === ROLLBACK
      throw error
    }
  }
  // Work may ask several at once. Each waits for the one before, so that a rollback comes after all of them.
  let last: Promise<unknown> = Promise.resolve()
  const query: Query = <Row>(text: string, values: readonly unknown[]) => {
    const answer = last.then(() => ask<Row>(text, values))
    last = answer.catch(() => {})
    return answer
  }
  try {
    return await work(query)
  } finally {
    client.release(isBroken)
  }
}

const ROLLBACK = 'rollback'

async function inTransaction<T>(query: Query, begin: string, work: (query: Query) => Promise<T>): Promise<T> {
  await query(begin, [])
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
