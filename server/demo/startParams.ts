import { PGlite } from '@electric-sql/pglite'

/**
 * With which a demo's PostgreSQL starts, here and at the build. The log that is no longer needed goes instead of being kept for
 * reuse, and there are few pages in memory: clearing those of a server takes a fifth of a start.
 */
export const START_PARAMS = [
  ...PGlite.defaultStartParams,
  ...['wal_recycle=off', 'min_wal_size=2MB', 'shared_buffers=8MB'].flatMap((setting) => ['-c', setting]),
]
