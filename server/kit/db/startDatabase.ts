import type { Logger } from 'pino'
import type { Settings } from '#server/settings.ts'
import { type Connections, openConnections } from './connections.ts'
import type { Database } from './database.ts'
import { migrate, refuseNewerDatabase } from './migrate.ts'
import { readMigrations } from './migrationFiles.ts'
import { isDistributed } from './distribution/distribute.ts'
import { openDatabase } from './open.ts'
import type { DatabaseTrouble } from './watchServer.ts'

export type RunningDatabase = {
  db: Database
  trouble: () => DatabaseTrouble | null
  /** Closes all connections, and stops the embedded server unless others use it. */
  stop: () => Promise<void>
}

/**
 * Opens the settings' database, migrated: in the program's role, which owns no table where there is another to migrate.
 *
 * @param log when given, an embedded server that dies is started again
 * @throws a StartError that says what to do
 */
export async function startDatabase(
  settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'MIGRATION_DATABASE_URL'>,
  log?: Logger,
): Promise<RunningDatabase> {
  const connections = await openConnections(settings, log)
  const db = openDatabase(connections.program)
  async function stop() {
    await db.close()
    await connections.stop()
  }
  try {
    await migrateAsOwner(connections, db)
    db.batches = !(await isDistributed(db))
    return { db, trouble: connections.trouble, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function migrateAsOwner({ program, owner }: Connections, db: Database) {
  const migrations = await readMigrations()
  if (owner === program) {
    await refuseNewerDatabase(db, migrations)
    return migrate(db, migrations)
  }
  const [role] = await db.query<{ name: string }>('select current_user as name')
  const ownerDb = openDatabase({ ...owner, max: 1 })
  try {
    await refuseNewerDatabase(ownerDb, migrations)
    await migrate(ownerDb, migrations, { grantTo: role?.name })
  } finally {
    await ownerDb.close()
  }
}
