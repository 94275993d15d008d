import pg from 'pg'

/**
 * Whether a connection ends at a pooler, which may give each transaction to another session of the database.
 *
 * PostgreSQL names the process that serves a connection while it greets; a pooler greets before it has one, and makes the
 * number up.
 *
 * @throws what connecting throws
 */
export async function isBehindPooler(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection)
  client.on('error', () => {}) // a connection that is cut says so through the statement, too
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return !('processID' in client && client.processID === rows[0]?.pid)
  } finally {
    await client.end().catch(() => {})
  }
}
