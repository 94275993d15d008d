// Two servers write to a PostgreSQL with a synchronous standby, behind one address. The primary is killed under load and the
// standby promoted. Nothing that was acknowledged may be lost, XP is earned once, both servers write again within ten seconds,
// and live streams go on without a gap. Prints the figures for docs/operations.md.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { TASK_DEFAULTS } from '#shared/tasks/task.ts'
import { type HeardEvent, openEvents } from '#server/testing/events.ts'
import {
  createCluster,
  makeFolder,
  removeFolder,
  runProgram,
  startServer,
  stopProgram,
  untilItAnswers,
} from './debianPostgres.ts'
import { openSwitchboard } from './switchboard.ts'

const ROUNDS = 4
const WRITERS = 6
const LOAD_MS = 3000
const WRITES_WITHIN_MS = 10_000
const STREAMS_WITHIN_MS = 20_000

type Node = { process: ChildProcess; data: string; port: number }

const folder = makeFolder()
const switchboard = await openSwitchboard()
const programs: ChildProcess[] = []
const faults: string[] = []
try {
  await run()
} finally {
  for (const program of programs.toReversed()) await stopProgram(program)
  switchboard.close()
  removeFolder(folder)
}
for (const fault of faults) console.error(`failed: ${fault}`)
console.log(`${ROUNDS} failovers, ${faults.length} failed`)
process.exit(faults.length === 0 ? 0 : 1)

async function run() {
  let primary = await startPrimary()
  switchboard.leadTo(primary.port)
  const bases = [await startProgram(), await startProgram()]
  const people = await Promise.all(
    Array.from({ length: WRITERS }, (_, number) => createPerson(bases, number)),
  )
  for (let round = 1; round <= ROUNDS; round += 1) {
    const standby = await addStandby(primary, round)
    for (const person of people) person.isWriting = true
    const writing = people.map((person) => write(person))
    await sleep(LOAD_MS)
    // Every other time the standby had lost sight of the primary shortly before it died.
    if (round % 2 === 0) await loseSight(primary, standby)
    for (const person of people) person.isAway = person.number % 3 === 0
    const killedAt = performance.now()
    killAtOnce(primary)
    switchboard.cut()
    runProgram('pg_ctl', ['promote', '-D', standby.data])
    switchboard.leadTo(standby.port)
    primary = standby
    const promoted = performance.now() - killedAt
    await untilAllWrote(people, killedAt)
    for (const person of people) person.isAway = false
    await sleep(LOAD_MS)
    for (const person of people) person.isWriting = false
    await Promise.all(writing)
    await compare(people)
    report(round, promoted, people, killedAt)
  }
}

async function startPrimary(): Promise<Node> {
  const data = path.join(folder, 'node0')
  createCluster(data)
  return startNode(data)
}

/** Copies the primary, follows it, and from then on each commit waits for the copy. */
async function addStandby(primary: Node, round: number): Promise<Node> {
  const data = path.join(folder, `node${round}`)
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres']
  runProgram('pg_basebackup', ['-D', data, ...from, '-R', '-X', 'stream', '--checkpoint=fast'])
  const standby = await startNode(data)
  await ask(primary, "alter system set synchronous_standby_names = '*'")
  await ask(primary, 'select pg_reload_conf()')
  const isFollowing = "select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'"
  while ((await ask(primary, isFollowing)).length === 0) await sleep(50)
  return standby
}

async function startNode(data: string): Promise<Node> {
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder }
  const program = startServer(data, settings)
  programs.push(program)
  await untilItAnswers({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  return { process: program, data, port }
}

async function ask({ port }: Node, text: string): Promise<unknown[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** All of its processes in one moment, as when the machine dies. */
function killAtOnce({ process: postmaster }: Node) {
  const { pid = 0 } = postmaster
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  for (const each of [pid, ...children.map(Number)]) process.kill(each, 'SIGKILL')
}

/**
 * While the standby hears nothing no commit is acknowledged: what people write now is lost with the primary, and the standby gives
 * the numbers of these changes to others.
 */
async function loseSight(primary: Node, standby: Node) {
  await ask(standby, "alter system set primary_conninfo = ''")
  await ask(standby, 'select pg_reload_conf()')
  while ((await ask(primary, 'select 1 from pg_stat_replication')).length > 0) await sleep(20)
  await sleep(600)
}

/** The program as it is run on several machines: the database's address and the secret are the same. */
async function startProgram(): Promise<string> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${switchboard.port}/postgres`,
      SECRET_KEY: 'a secret that only this script has, long enough',
      MAILER_AUTOCONFIRM: 'true',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  programs.push(server)
  let text = ''
  for await (const chunk of server.stdout) {
    text += String(chunk)
    const port = /localhost:(\d+)/.exec(text)?.[1]
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error(`The server did not start: ${text}`)
}

/** Somebody with two devices: one writes on one server, the other listens on the other server. */
type Person = Awaited<ReturnType<typeof createPerson>>

async function createPerson(bases: readonly string[], number: number) {
  const [writesAt = '', listensAt = ''] = number % 2 === 0 ? bases : bases.toReversed()
  const answer = await fetch(`${writesAt}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `person${number}@example.com`, password: 'correct horse battery' }),
  })
  const { access_token: token }: { access_token: string } = await answer.json()
  const person = {
    number,
    token,
    writesAt,
    completed: new Set<string>(),
    /** When each write was acknowledged. */
    acknowledged: [] as number[],
    /** Rows of the ledger: each completion writes one. */
    heard: new Set<string>(),
    lastEventId: undefined as string | undefined,
    reconnects: 0,
    resets: 0,
    isWriting: false,
    /** Has no stream for a while, and resumes on another PostgreSQL than the one it heard from. */
    isAway: false,
  }
  void listen(person, listensAt)
  return person
}

/** As a browser does: a stream that ends is opened again, from the last event on. */
async function listen(person: Person, base: string) {
  const app = { request: (address: string, init?: RequestInit) => fetch(base + address, init) }
  for (;;) {
    const events = await openEvents(app, person.token, person.lastEventId).catch(() => null)
    if (events) await follow(person, events).catch(() => {}) // the server or its database is away
    person.reconnects += 1
    do await sleep(250)
    while (person.isAway)
  }
}

async function follow(person: Person, events: Awaited<ReturnType<typeof openEvents>>) {
  for (let isOpen = true; isOpen;) {
    const event = await events.next(250)
    if (person.isAway) await events.close()
    if (event) hear(person, event)
    else isOpen = !(await events.ended(1))
  }
}

function hear(person: Person, { id, event, data }: HeardEvent) {
  person.lastEventId = id
  if (event === 'reset') person.resets += 1
  const rows = (data?.changes ?? []).filter(({ table }) => table === 'xp_ledger')
  for (const row of rows) person.heard.add(row.id)
}

/** Creates and completes tasks. What is not acknowledged is sent again, as the offline queue does. */
async function write(person: Person) {
  while (person.isWriting) {
    const id = randomUUID()
    const task = { ...TASK_DEFAULTS, id, title: 'A task', scheduled_date: '2026-03-02', xp_reward: 1 }
    await untilAcknowledged(person, '/api/tasks', task)
    await untilAcknowledged(person, `/api/tasks/${id}/complete`, {})
    person.completed.add(id)
  }
}

async function untilAcknowledged(person: Person, address: string, body: object) {
  for (;;) {
    const answer = await call(person, address, { method: 'POST', body: JSON.stringify(body) }).catch(
      () => null,
    )
    if (answer?.ok) return void person.acknowledged.push(performance.now())
    if (answer && answer.status < 500) throw new Error(`${address} was refused: ${answer.status}`)
    await sleep(100)
  }
}

async function call({ token, writesAt }: Person, address: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(writesAt + address, { ...init, headers, signal: AbortSignal.timeout(15_000) })
  return new Response(await answer.text(), answer) // an answer counts once it has arrived whole
}

function firstAfter({ acknowledged }: Person, moment: number): number | undefined {
  return acknowledged.find((at) => at > moment)
}

async function untilAllWrote(people: Person[], moment: number) {
  while (!people.every((person) => firstAfter(person, moment))) {
    if (performance.now() - moment > 6 * WRITES_WITHIN_MS) return
    await sleep(20)
  }
}

async function compare(people: Person[]) {
  const deadline = performance.now() + STREAMS_WITHIN_MS
  for (const person of people) {
    const { ids, earned, ledger, xp } = await stored(person)
    const expected = [...person.completed].toSorted()
    if (missing(expected, ids).length > 0) faults.push(`person ${person.number}: acknowledged and lost`)
    if (earned.toSorted().join() !== expected.join() || xp !== expected.length)
      faults.push(`person ${person.number}: ${expected.length} completed, ${earned.length} paid, ${xp} XP`)
    while (missing(ledger, [...person.heard]).length > 0 && performance.now() < deadline) await sleep(100)
    const silent = missing(ledger, [...person.heard]).length
    if (silent > 0 || person.resets > 0)
      faults.push(`person ${person.number}: ${silent} changes not heard, ${person.resets} resets`)
  }
}

async function stored(person: Person) {
  const tasks = await all<{ id: string; status: string }>(person, '/api/tasks?from=2026-03-01&to=2026-03-31')
  const ledger = await all<{ id: string; source_id: string }>(person, '/api/xp-ledger?')
  const { xp }: { xp: number } = await (await call(person, '/api/profile')).json()
  const done = tasks.filter(({ status }) => status === 'completed')
  return {
    ids: done.map(({ id }) => id),
    earned: ledger.map(({ source_id }) => source_id),
    ledger: ledger.map(({ id }) => id),
    xp,
  }
}

async function all<Item>(person: Person, address: string): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await call(person, `${address}&limit=1000${cursor && `&cursor=${cursor}`}`)
    const page: { items: Item[]; next_cursor: string | null } = await answer.json()
    items.push(...page.items)
    cursor = page.next_cursor
  }
  return items
}

function missing(wanted: readonly string[], kept: readonly string[]): string[] {
  const known = new Set(kept)
  return wanted.filter((id) => !known.has(id))
}

function report(round: number, promoted: number, people: Person[], killedAt: number) {
  const waits = people.map((person) => (firstAfter(person, killedAt) ?? Infinity) - killedAt)
  const longest = Math.max(...waits)
  if (longest > WRITES_WITHIN_MS) faults.push(`round ${round}: no write for ${Math.round(longest)} ms`)
  const sum = (of: (person: Person) => number) => people.reduce((total, person) => total + of(person), 0)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `round ${round}: promoted after ${seconds(promoted)}, everybody wrote again after ${seconds(longest)}; so far ` +
      `${sum(({ completed }) => completed.size)} completed, ${sum(({ heard }) => heard.size)} heard, ` +
      `${sum(({ reconnects }) => reconnects)} streams opened again, ${sum(({ resets }) => resets)} resets`,
  )
}
