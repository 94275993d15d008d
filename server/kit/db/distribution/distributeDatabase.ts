// npm run distribute: places the settings' database over the nodes of a Citus cluster. It may run again at any time.
import { runCommand } from '#server/runCommand.ts'
import { readSettings } from '#server/settings.ts'
import { openConnections } from '../connections.ts'
import { openDatabase } from '../open.ts'
import { startDatabase } from '../startDatabase.ts'
import { distribute, type Placement } from './distribute.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  const migrated = await startDatabase(settings)
  await migrated.stop()
  const connections = await openConnections(settings)
  const db = openDatabase({ ...connections.owner, max: 1 })
  try {
    for (const placement of await distribute(db)) process.stdout.write(`${inWords(placement)}\n`)
  } finally {
    await db.close()
    await connections.stop()
  }
})

function inWords({ table, key, was }: Placement): string {
  if (key === null) return `${table} stays on one node.`
  return `${table} ${was ? 'was placed' : 'is placed now'} by ${key}.`
}
