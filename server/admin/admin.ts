// npm run admin: what an operator does about what people report. It works beside a running server.
import { startDatabase } from '#server/kit/db/startDatabase.ts'
import type { Db } from '#server/kit/db/database.ts'
import { runCommand } from '#server/runCommand.ts'
import { readSettings } from '#server/settings.ts'
import { StartError } from '#server/startError.ts'
import { ban, unban } from './ban.ts'
import { closeReport, inLines, listReports } from './reports.ts'

const USAGE = `Say what to do:
  npm run admin -- reports [--json]      the open reports, oldest first
  npm run admin -- report <id> close     closes one
  npm run admin -- ban <email>           ends the sessions of an account and lets nobody sign in to it
  npm run admin -- unban <email>         lets them sign in again`

/**
 * Does what the words of a command line ask for.
 *
 * @returns what is said about it, in lines
 * @throws StartError with one sentence, or the usage for words that mean nothing
 */
export async function administer(db: Db, words: readonly string[], now: Date): Promise<string> {
  const [verb, subject, action] = words
  if (verb === 'reports' && (subject === undefined || subject === '--json') && words.length <= 2) {
    const open = await listReports(db)
    if (subject === '--json') return JSON.stringify(open, null, 2)
    return open.length === 0 ? 'No report is open.' : open.map(inLines).join('\n\n')
  }
  if (verb === 'report' && subject !== undefined && action === 'close' && words.length === 3) {
    await closeReport(db, subject, now)
    return `Report ${subject} is closed.`
  }
  if (verb === 'ban' && subject !== undefined && words.length === 2) {
    await ban(db, subject)
    return `${subject} is banned, and signed out everywhere.`
  }
  if (verb === 'unban' && subject !== undefined && words.length === 2) {
    await unban(db, subject)
    return `${subject} can sign in again.`
  }
  throw new StartError(USAGE)
}

async function command() {
  const database = await startDatabase(readSettings(process.env))
  try {
    process.stdout.write(`${await administer(database.db, process.argv.slice(2), new Date())}\n`)
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runCommand(command)
