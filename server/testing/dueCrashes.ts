import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { TEST_SECRET } from './secret.ts'
import { type Program, startProgram } from './program.ts'

/** What became of the mails that were asked for: answered ones, and what is wrong with any. */
type Told = { asked: number; faults: string[] }

const PEOPLE = 20
const SETTLED_WITHIN_MS = 60_000

/**
 * Asks two servers on one database for mails, kills one of them in that very second, and counts: each mail that was answered is
 * made once by whichever server lives, and none twice.
 *
 * @param folder of the programs' own files
 * @param url of a database that is migrated, or may be
 */
export async function surviveDueCrashes(
  folder: string,
  url: string,
  rounds: number,
  report: (round: number, told: Told) => void = () => {},
): Promise<Told> {
  const settings = {
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    SECRET_KEY: TEST_SECRET,
  }
  const start = () => startProgram(folder, settings)
  const db = new pg.Pool({ connectionString: url, max: 1 })
  const told: Told = { asked: 0, faults: [] }
  const living = await start()
  let victim = await start()
  try {
    const people = Array.from({ length: PEOPLE }, (_, number) => `due${number}@example.com`)
    for (const email of people)
      await ask(living, '/auth/v1/signup', { email, password: 'correct horse battery' })
    for (let round = 1; round <= rounds; round += 1) {
      await db.query('delete from mails')
      const asking = people.map(async (email, number) => {
        await sleep(number * 3)
        return ask(number % 2 === 0 ? living : victim, '/auth/v1/recover', { email })
      })
      await sleep(20 + 23 * (round % 8)) // each time in another moment
      await kill(victim)
      const answered = await Promise.all(asking)
      told.asked += answered.filter(Boolean).length
      told.faults.push(...(await faultsOf(db, people, answered)).map((fault) => `round ${round}: ${fault}`))
      report(round, told)
      victim = await start()
    }
  } finally {
    await db.end()
    await Promise.all([living.stop(), victim.stop()])
  }
  return told
}

/** @returns whether it was answered */
async function ask({ base }: Program, address: string, body: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(base + address, request).catch(() => null)
  return answer?.ok === true
}

async function kill({ process: server }: Program) {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

async function faultsOf(db: pg.Pool, people: string[], answered: boolean[]): Promise<string[]> {
  const deadline = performance.now() + SETTLED_WITHIN_MS
  while (
    performance.now() < deadline &&
    (await db.query('select 1 from due_moments where due_at <= now()')).rows.length > 0
  )
    await sleep(50)
  const { rows } = await db.query<{ recipient: string; count: number }>(
    'select recipient, count(*)::int as count from mails group by recipient',
  )
  const counts = new Map(rows.map(({ recipient, count }) => [recipient, count]))
  return people.flatMap((email, number) => {
    const count = counts.get(email) ?? 0
    if (count > 1) return [`${count} mails to ${email}`]
    return answered[number] && count === 0 ? [`no mail to ${email}`] : []
  })
}
