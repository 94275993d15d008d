// npm run import:database -- FILE: fills the settings' empty database with an export.
import { open } from 'node:fs/promises'
import { runCommand } from '#server/runCommand.ts'
import { readSettings } from '#server/settings.ts'
import { StartError } from '#server/startError.ts'
import { openConnections } from '../connections.ts'
import { readMigrations } from '../migrationFiles.ts'
import { openDatabase } from '../open.ts'
import { importRows } from './importRows.ts'

await runCommand(async () => {
  const [, , name] = process.argv
  if (name === undefined) throw new StartError('Name the file to read: npm run import:database -- FILE.')
  await using file = await open(name)
  const connections = await openConnections(readSettings(process.env))
  const db = openDatabase({ ...connections.owner, max: 1 })
  try {
    const migrations = await readMigrations()
    const { rows } = await importRows(db, { lines: file.readLines(), migrations })
    process.stdout.write(`${rows} rows were imported. The next start makes them ready for this version.\n`)
  } finally {
    await db.close()
    await connections.stop()
  }
})
