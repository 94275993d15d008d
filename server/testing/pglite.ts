import { readFile, writeFile } from 'node:fs/promises'
import { PGlite, types } from '@electric-sql/pglite'
import { dropTemplates, SLIM_INIT_PARAMS } from '#server/demo/slimDatabase.ts'
import { START_PARAMS } from '#server/demo/startParams.ts'
import { createDatabase, type Database } from '#server/kit/db/database.ts'
import { migrate } from '#server/kit/db/migrate.ts'
import { readMigrations } from '#server/kit/db/migrationFiles.ts'
import { readOwnedTables } from './ownedTables.ts'
import { PGLITE_PARSERS, pgliteDriver } from '#server/kit/db/pgliteDriver.ts'

/** Writes a migrated database, as PGlite's own archive, into a file. @returns the tables whose rows are people's */
export async function writePgliteTemplate(file: string): Promise<string[]> {
  const engine = await PGlite.create({
    parsers: PGLITE_PARSERS,
    startParams: START_PARAMS,
    initDbStartParams: SLIM_INIT_PARAMS,
  })
  const db = createDatabase(pgliteDriver(engine))
  await migrate(db, await readMigrations())
  const owned = await readOwnedTables(db)
  await dropTemplates(engine)
  await engine.exec('checkpoint')
  const archive = await engine.dumpDataDir('none')
  await writeFile(file, new Uint8Array(await archive.arrayBuffer()))
  await db.close()
  return owned
}

/** Read once by each worker. */
let template: Promise<Blob> | undefined

/** A database of its own, in memory, that begins as the one in the file. Bytes are Buffers, as node-postgres gives them. */
export async function openPgliteCopy(file: string): Promise<Database> {
  template ??= readFile(file).then((archive) => new Blob([archive]))
  const engine = await PGlite.create({
    loadDataDir: await template,
    startParams: START_PARAMS,
    parsers: { ...PGLITE_PARSERS, [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex') },
  })
  return createDatabase(pgliteDriver(engine))
}
