/** The state by which PostgreSQL names the reason of a failed statement; undefined for other failures. */
export function sqlStateOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** A key has the value already. */
export const UNIQUE_VIOLATION = '23505'
