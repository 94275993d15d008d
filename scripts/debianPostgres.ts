import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { temporaryFolder } from '../server/testing/temporaryFolder.ts'

const PROGRAMS = process.env.TEST_POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'
const PGBOUNCER = process.env.TEST_PGBOUNCER ?? '/usr/sbin/pgbouncer'
const NOBODY = 65534
const ANSWERS_WITHIN_MS = 20_000
const POOLER_PORT = 6432

/** PostgreSQL and PgBouncer refuse to run as root. */
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** A throw-away folder that the programs may write. It is also where their sockets are. */
export function makeFolder(): string {
  const folder = temporaryFolder('postgres')
  if ('uid' in identity) chownSync(folder, NOBODY, NOBODY)
  return folder
}

/** Removes a folder with everything in it. Stop its programs first. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs one of PostgreSQL's own programs to its end. @throws an Error with what it said when it fails */
export function runProgram(name: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(path.join(PROGRAMS, name), args, { ...identity, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
}

/** Makes a cluster whose superuser is `postgres`, without a password. */
export function createCluster(data: string): void {
  runProgram('initdb', [
    '-D',
    data,
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ])
}

/** Starts a server on a cluster. Settings are those of `postgresql.conf`. */
export function startServer(data: string, settings: Record<string, string | number>): ChildProcess {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(path.join(PROGRAMS, 'postgres'), ['-D', data, ...flags], { ...identity, stdio: 'ignore' })
}

/**
 * Starts PgBouncer in transaction mode before the server whose socket is in a folder, in which its own is, too.
 *
 * It knows no settings of a session and no prepared statements, as many a managed database's pooler.
 *
 * @returns the process and the port that names its socket
 */
export function startPooler(folder: string): { pooler: ChildProcess; port: number } {
  const file = path.join(folder, 'pgbouncer.ini')
  const settings = {
    listen_port: POOLER_PORT,
    unix_socket_dir: folder,
    auth_type: 'any',
    pool_mode: 'transaction',
    max_client_conn: 1000,
    default_pool_size: 10,
    server_idle_timeout: 5, // a database that is no longer used gives its connections back
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const databases = `* = host=${folder} user=postgres`
  writeFileSync(file, ['[databases]', databases, '[pgbouncer]', ...lines, ''].join('\n'), { mode: 0o644 })
  return { pooler: spawn(PGBOUNCER, ['-q', file], { ...identity, stdio: 'inherit' }), port: POOLER_PORT }
}

/** Resolves once a server answers. @throws the last error when it does not within 20 s */
export async function untilItAnswers(connection: pg.ClientConfig): Promise<void> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS
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

/** Ends a program. SIGINT is the fast and clean shutdown of both. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const stopped = new Promise((resolve) => program.once('exit', resolve))
  program.kill('SIGINT')
  await stopped
}
