import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Statements that get a name. Beyond it a text is planned at each use, so that texts made at run time fill nothing. */
const MAX_NAMES = 1000
/** SQLSTATE of a plan that a migration made useless, and of a statement that a pooler has forgotten. */
const STALE = ['0A000', '26000']

const names = new Map<string, string>()

/** A statement as the driver takes it: prepared under a name when it has parameters, so that PostgreSQL plans it once. */
export function prepared(text: string, values: readonly unknown[]): pg.QueryConfig {
  return values.length === 0 ? { text } : { text, values: values as unknown[], name: nameOf(text) }
}

/** Whether a statement failed because its connection lost the prepared form, or holds an outdated one. */
export function isStale(error: unknown): boolean {
  return error instanceof Error && 'code' in error && STALE.includes(String(error.code))
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
  names.set(text, name)
  return name
}
