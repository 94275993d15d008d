// npm run export:database -- FILE: all rows of the settings' database in one file, which any version from this one on imports.
import { open } from 'node:fs/promises'
import { PRODUCT_NAME } from '#shared/product.ts'
import { runCommand } from '#server/runCommand.ts'
import { readSettings } from '#server/settings.ts'
import { StartError } from '#server/startError.ts'
import { openConnections } from '../connections.ts'
import { openDatabase } from '../open.ts'
import { exportRows } from './exportRows.ts'

await runCommand(async () => {
  const [, , name] = process.argv
  if (name === undefined) throw new StartError('Name the file to write: npm run export:database -- FILE.')
  const connections = await openConnections(readSettings(process.env))
  const db = openDatabase({ ...connections.owner, max: 1 })
  try {
    const file = await open(name, 'wx', 0o600) // never over another
    const { rows } = await exportRows(db, PRODUCT_NAME, (line) => file.appendFile(`${line}\n`))
    await file.sync()
    await file.close()
    process.stdout.write(
      `${rows} rows are in ${name}. Keep SECRET_KEY, or secret.key of DATA_DIR, with it.\n`,
    )
  } finally {
    await db.close()
    await connections.stop()
  }
})
