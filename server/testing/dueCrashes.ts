import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { TASK_DEFAULTS } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { type Ask, askAs, type Program, signUpAt, startProgram } from './program.ts'
import { startPushPeer } from './pushPeer.ts'
import { TEST_SECRET } from './secret.ts'

/** What became of what was asked for: answered mails, reminders with their pushes, and what is wrong with any. */
type Told = { asked: number; reminders: number; pushes: number; faults: string[] }

const PEOPLE = 20
const SETTLED_WITHIN_MS = 60_000

/** Somebody with a browser that takes pushes at this path. */
type Person = { email: string; token: string; path: string }

/**
 * Asks two servers on one database for mails while reminders of as many people are due, kills one of them in that very second, and
 * counts: each mail that was answered is made once by a server that lives, each reminder is sent once and reaches its browser, and
 * a push that comes again has the same id and topic.
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
  const peer = await startPushPeer(() => new Date())
  const settings = {
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    SECRET_KEY: TEST_SECRET,
    OUTBOUND_ALLOW: peer.host,
  }
  const start = () => startProgram(folder, settings)
  const db = new pg.Pool({ connectionString: url, max: 1 })
  const told: Told = { asked: 0, reminders: 0, pushes: 0, faults: [] }
  const living = await start()
  let victim = await start()
  const world: World = { db, peer, living: (token) => askAs(living.base, token) }
  try {
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, number) => aPerson(world, living, `due${number}@example.com`)),
    )
    for (let round = 1; round <= rounds; round += 1) {
      await db.query('delete from mails')
      const reminders = await setReminders(world, people, 10 * (round % 6))
      const asking = people.map(async ({ email }, number) => {
        await sleep(number * 3)
        return isAnswered(number % 2 === 0 ? living : victim, email)
      })
      await sleep(20 + 23 * (round % 8)) // each time in another moment
      await kill(victim)
      const answered = await Promise.all(asking)
      told.asked += answered.filter(Boolean).length
      told.reminders += reminders.length
      await settle(db)
      const faults = [
        ...(await faultsOfMails(db, people, answered)),
        ...(await faultsOfReminders(world, reminders)),
      ]
      told.faults.push(...faults.map((fault) => `round ${round}: ${fault}`))
      told.pushes += peer.taken.length
      peer.taken.length = 0
      report(round, told)
      victim = await start()
    }
  } finally {
    await db.end()
    await Promise.all([living.stop(), victim.stop()])
    peer.close()
  }
  return { ...told, faults: [...told.faults, ...peer.faults] }
}

type World = { db: pg.Pool; peer: Awaited<ReturnType<typeof startPushPeer>>; living: (token: string) => Ask }

async function aPerson({ peer, living }: World, { base }: Program, email: string): Promise<Person> {
  const token = await signUpAt(base, email)
  const subscription = await peer.subscribe()
  await living(token)('POST', '/api/push-subscriptions', subscription)
  return { email, token, path: new URL(subscription.endpoint).pathname }
}

type DueReminder = { task: string; path: string }

/** A reminder of a task of each person's, which is due in so many milliseconds: wall clocks name minutes, so its moment is moved. */
async function setReminders({ db, living }: World, people: Person[], inMs: number): Promise<DueReminder[]> {
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
  const set = await Promise.all(
    people.map(async ({ token, path }) => {
      const ask = living(token)
      const [task, id] = [randomUUID(), randomUUID()]
      const dated = {
        ...TASK_DEFAULTS,
        id: task,
        title: task,
        scheduled_date: tomorrow,
        scheduled_time: '12:00',
      }
      await ask('POST', '/api/tasks', { ...dated, description: '' })
      const target = { target_kind: 'task', target_id: task, kind: 'before', minutes_before: 0 }
      const made = await ask('POST', '/api/reminders', { id, ...target })
      if (!made.ok) throw new Error(`The reminder was refused: ${await made.text()}`)
      return { task, path, id }
    }),
  )
  await db.query(MOVE, [set.map(({ id }) => id), new Date(Date.now() + inMs)])
  return set
}

const MOVE = `
  with moved as (update reminders set next_at = $2 where id = any ($1::uuid[]) returning id)
  update due_moments set due_at = $2, try_at = $2 where kind = 'reminder' and subject in (select id from moved)`

async function isAnswered({ base }: Program, email: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ email }) }
  const answer = await fetch(`${base}/auth/v1/recover`, request).catch(() => null)
  return answer?.ok === true
}

async function kill({ process: server }: Program) {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

async function settle(db: pg.Pool) {
  const deadline = performance.now() + SETTLED_WITHIN_MS
  while (performance.now() < deadline && (await db.query(WAITING)).rows.length > 0) await sleep(50)
}

/** What is due, and the pushes that are about to be. */
const WAITING = `
  select 1 from due_moments where due_at <= now() or (kind = 'push' and due_at <= now() + interval '1 minute') limit 1`

async function faultsOfMails(db: pg.Pool, people: Person[], answered: boolean[]): Promise<string[]> {
  const { rows } = await db.query<{ recipient: string; count: number }>(
    'select recipient, count(*)::int as count from mails group by recipient',
  )
  const counts = new Map(rows.map(({ recipient, count }) => [recipient, count]))
  return people.flatMap(({ email }, number) => {
    const count = counts.get(email) ?? 0
    if (count > 1) return [`${count} mails to ${email}`]
    return answered[number] && count === 0 ? [`no mail to ${email}`] : []
  })
}

async function faultsOfReminders({ db, peer }: World, reminders: DueReminder[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string; task: string }>(NOTICES, [reminders.map(({ task }) => task)])
  return reminders.flatMap(({ task, path }) => {
    const notices = rows.filter((row) => row.task === task)
    const pushes = peer.taken.filter(({ url }) => url === path)
    const looks = new Set(
      pushes.map(({ headers, message }) => `${String(message['id'])} ${String(headers['topic'])}`),
    )
    return [
      ...(notices.length === 1 ? [] : [`${notices.length} notifications of one reminder`]),
      ...(looks.size === 1 ? [] : [`${looks.size} pushes of one reminder`]),
      ...pushes.flatMap(({ message }) =>
        message['id'] === notices[0]?.id ? [] : ['a push of another notification'],
      ),
    ]
  })
}

const NOTICES = 'select id, target_id as task from notifications where target_id = any ($1::uuid[])'
