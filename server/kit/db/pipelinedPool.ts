import { availableParallelism } from 'node:os'
import pg from 'pg'
import { isStale, prepared } from './prepared.ts'
import { queryRows } from './queryRows.ts'

/** Few, so that statements meet: what is sent together wakes the database once. */
const CONNECTIONS = Math.max(2, availableParallelism())

type Connection = {
  client: pg.Client
  connected: Promise<unknown>
  pending: number
  /** When the newest answer came, as `performance.now()` says it. */
  answered: number
}

/**
 * Connections on which statements follow each other without waiting for answers (`pipeline` of the driver).
 *
 * For statements that wait for no lock: one that waits would hold up those behind it. A connection that is lost, or
 * whose prepared statements went stale, is replaced by the next statement; what was on its way fails.
 * Measured against one connection a statement (docs/decisions/0020-sql-as-text.md).
 *
 * @param observe hears of each statement how many milliseconds it took itself, without those before it
 */
export function createPipelinedPool(config: pg.ClientConfig, observe: (text: string, took: number) => void) {
  const connections = new Set<Connection>()

  function open(): Connection {
    const client = new pg.Client({ ...config, pipeline: true })
    const connection = { client, connected: client.connect(), pending: 0, answered: 0 }
    const remove = () => connections.delete(connection)
    client.on('error', remove).on('end', remove)
    connection.connected.catch(remove)
    connections.add(connection)
    return connection
  }

  /** The one with the fewest pending statements; a new one rather than a queue. */
  function choose(): Connection {
    let best: Connection | undefined
    for (const connection of connections) if (!best || connection.pending < best.pending) best = connection
    return best && (best.pending === 0 || connections.size >= CONNECTIONS) ? best : open()
  }

  async function query<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const connection = choose()
    connection.pending += 1
    try {
      await connection.connected
      const sent = performance.now()
      return await queryRows<Row>(connection.client, prepared(text, values)).finally(() => {
        const now = performance.now()
        observe(text, now - Math.max(sent, connection.answered))
        connection.answered = now
      })
    } catch (error) {
      if (isStale(error) && connections.delete(connection)) void connection.client.end() // after what is pending
      throw error
    } finally {
      connection.pending -= 1
    }
  }

  async function close() {
    await Promise.all(Array.from(connections, ({ client }) => client.end()))
  }
  return { query, close }
}
