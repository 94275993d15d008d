import { createHash } from 'node:crypto'
import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Statements that get a name. Beyond it a text is planned at each use, so that texts made at run time fill nothing. */
const NAMES_AT_MOST = 1000
/** SQLSTATE of a plan that a migration made useless, and of a statement that a pooler has forgotten. */
const STALE = ['0A000', '26000']

const names = new Map<string, string>()
const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()

/**
 * A connection that prepares each text with parameters under a name and then only sends the name: PostgreSQL plans
 * it once. A connection whose prepared statements went stale is closed when it is given back.
 */
export function preparedClient(client: pg.PoolClient): PostgresPoolClient {
  const known = wrapped.get(client)
  if (known) return known
  const prepared = wrap(client)
  wrapped.set(client, prepared)
  return prepared
}

function wrap(client: pg.PoolClient): PostgresPoolClient {
  let isStale = false
  const run = async (text: string, values: unknown[] = []) => {
    try {
      return await client.query(values.length === 0 ? { text } : { text, values, name: nameOf(text) })
    } catch (error) {
      isStale ||= error instanceof Error && 'code' in error && STALE.includes(String(error.code))
      throw error
    }
  }
  const prepared = {
    query: run,
    release: (destroy?: Error | boolean) => client.release(destroy || isStale),
  }
  return prepared as unknown as PostgresPoolClient // cursors are the one thing that it leaves out
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_AT_MOST) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
  names.set(text, name)
  return name
}
