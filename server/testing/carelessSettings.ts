/**
 * Settings of a PostgreSQL whose data may be lost at a power cut: it need not wait for the disk. It does not clean up by itself
 * either, which would go through every test's database in turn.
 */
export const CARELESS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '256MB',
}
