import { PGlite } from '@electric-sql/pglite'
import { createDatabase } from '#server/kit/db/database.ts'
import { type Migration, migrate } from '#server/kit/db/migrate.ts'
import { pgliteDriver } from '#server/kit/db/pgliteDriver.ts'
import { DEMO_PERSON } from '#server/demo/people.ts'
import { dropTemplates, SLIM_INIT_PARAMS } from '#server/demo/slimDatabase.ts'
import { START_PARAMS } from '#server/demo/startParams.ts'

/**
 * The data directory with which a demo begins, as a tar archive: initialised and migrated, since that would take a browser some
 * seconds, and without what a demo does not need.
 */
export async function demoTemplate(migrations: readonly Migration[]): Promise<Uint8Array> {
  const engine = await PGlite.create({ startParams: START_PARAMS, initDbStartParams: SLIM_INIT_PARAMS })
  await migrate(createDatabase(pgliteDriver(engine)), [...migrations, DEMO_PERSON])
  await dropTemplates(engine)
  await engine.exec('vacuum full')
  await engine.exec('checkpoint')
  const archive = await engine.dumpDataDir('none')
  await engine.close()
  return new Uint8Array(await archive.arrayBuffer())
}
