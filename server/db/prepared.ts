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
  const preparing = wrap(client)
  wrapped.set(client, preparing)
  return preparing
}

function wrap(client: pg.PoolClient): PostgresPoolClient {
  let hasStale = false
  const run = async (text: string, values: unknown[] = []) => {
    try {
      return await client.query(prepared(text, values))
    } catch (error) {
      hasStale ||= isStale(error)
      throw error
    }
  }
  const preparing = {
    query: run,
    release: (destroy?: Error | boolean) => client.release(destroy || hasStale),
  }
  return preparing as unknown as PostgresPoolClient // cursors are the one thing that it leaves out
}

/** A statement as the driver takes it: under a name when it has parameters. */
export function prepared(text: string, values: readonly unknown[]): pg.QueryConfig {
  return values.length === 0 ? { text } : { text, values: values as unknown[], name: nameOf(text) }
}

/** Whether a statement failed because its connection knows it no longer, or knows it as it was. */
export function isStale(error: unknown): boolean {
  return error instanceof Error && 'code' in error && STALE.includes(String(error.code))
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_AT_MOST) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
  names.set(text, name)
  return name
}
