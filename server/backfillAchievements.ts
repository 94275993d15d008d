import { backfillAchievements } from './achievements/backfill.ts'
import { createDeps } from './createDeps.ts'
import { startDatabase } from './kit/db/startDatabase.ts'
import { runCommand } from './runCommand.ts'
import { readSettings } from './settings.ts'

/** `npm run backfill:achievements`: works on the same database as the server, which may be running. */
async function command() {
  const settings = readSettings(process.env)
  const database = await startDatabase(settings)
  const deps = createDeps({ db: database.db, now: () => new Date(), settings })
  let unlocks = 0
  const people = await backfillAchievements(deps, (userId, unlocked) => {
    unlocks += unlocked.length
    if (unlocked.length > 0) process.stdout.write(`${userId} ${unlocked.map(({ id }) => id).join(' ')}\n`)
  })
  process.stdout.write(`${people} people, ${unlocks} unlocks\n`)
  await database.stop()
  process.exit(0) // what else the dependencies have begun ends with it
}

if (import.meta.main) await runCommand(command)
