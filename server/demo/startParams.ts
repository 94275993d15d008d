import { PGlite } from '@electric-sql/pglite'

/** With which a demo's PostgreSQL starts, here and at the build: the log that is no longer needed goes instead of being kept for reuse. */
export const START_PARAMS = [
  ...PGlite.defaultStartParams,
  ...['wal_recycle=off', 'min_wal_size=2MB'].flatMap((setting) => ['-c', setting]),
]
