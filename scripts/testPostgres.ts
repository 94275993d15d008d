// Runs the server tests on another PostgreSQL than the embedded one: Debian's, in a throw-away cluster.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const PROGRAMS = process.env.TEST_POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'
const NOBODY = 65534
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
const START_WITHIN_MS = 20_000

const folder = mkdtempSync(path.join(tmpdir(), 'gc-postgres-'))
// PostgreSQL refuses to run as root.
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
if ('uid' in identity) chownSync(folder, NOBODY, NOBODY)
const data = path.join(folder, 'data')
const connection = { host: folder, user: 'postgres', database: 'postgres' }

createCluster()
const server = startServer()
await untilItAnswers()
const tests = spawnSync('vitest', ['run', '--project', 'server', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_DATABASE_URL: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
  },
})
await stopServer()
process.exit(tests.status ?? 1)

function createCluster() {
  const args = ['-D', data, '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8']
  const { status, stderr } = spawnSync(path.join(PROGRAMS, 'initdb'), args, { ...identity, encoding: 'utf8' })
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
}

function startServer() {
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, ...CARELESS]
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  return spawn(path.join(PROGRAMS, 'postgres'), args, { ...identity, stdio: 'ignore' })
}

async function untilItAnswers() {
  const deadline = Date.now() + START_WITHIN_MS
  for (;;) {
    const client = new pg.Client(connection)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}

/** SIGINT is PostgreSQL's fast and clean shutdown. */
async function stopServer() {
  const stopped = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await stopped
  rmSync(folder, { recursive: true, force: true })
}
