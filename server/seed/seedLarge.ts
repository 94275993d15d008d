import { createAccount } from '#server/auth/account/createAccount.ts'
import { hashPassword } from '#server/auth/passwords/passwordHash.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { startDatabase } from '#server/kit/db/startDatabase.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { runCommand } from '#server/runCommand.ts'
import { readSettings } from '#server/settings.ts'
import { dateOfMoment, firstDate, momentOf } from './days.ts'
import { fillLargeAccount } from './largeAccount.ts'
import { measureTables } from './measureTables.ts'

const EMAIL = 'large@example.com'
const PASSWORD = 'Large-Horse-7'

/** Nobody waits for these statements, and a crowded machine may be slow. */
const UNHURRIED = 'set local statement_timeout = 0'

/** Makes the account where there is none, confirmed, as if it were as old as its rows. */
async function accountIn(tx: Tx, passwordHash: string, today: string): Promise<UserId> {
  const since = new Date(momentOf(firstDate(today), 0))
  const made = await createAccount(
    tx,
    {
      email: EMAIL,
      passwordHash,
      data: { name: 'Large', timezone: 'UTC' },
      confirmedAt: since,
    },
    since,
  )
  if (made) return made
  const [known] = await tx.query<{ id: UserId }>('select id from auth_users where email = $1', [EMAIL])
  if (!known) throw new Error(`${EMAIL} is neither free nor taken`)
  return known.id
}

/** `npm run seed:large`: works on the same database as the server, which may be running. */
async function command() {
  const settings = readSettings(process.env)
  const database = await startDatabase(settings)
  const today = dateOfMoment(Date.now())
  const passwordHash = await hashPassword(PASSWORD, { network: 'seed', account: EMAIL })
  const added = await database.db.transaction(async (tx) => {
    await tx.query(UNHURRIED)
    return fillLargeAccount(tx, await accountIn(tx, passwordHash, today), today)
  })
  if (added !== null) await measureTables(settings)
  await database.stop()
  const outcome = added === null ? 'has its rows already' : `has ${added} new rows up to ${today}`
  process.stdout.write(`${EMAIL} (password ${PASSWORD}) ${outcome}\n`)
}

if (import.meta.main) await runCommand(command)
