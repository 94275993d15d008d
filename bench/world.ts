import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbedded } from '#server/kit/db/embedded.ts'

export type World = Awaited<ReturnType<typeof openWorld>>
export type Session = { access_token: string; user: { id: string; email: string } } & Record<string, unknown>

export const PASSWORD = 'a long bench password'

/** The product as it is started by `npm start`, on a database of its own that waits for the disk at every commit. */
export async function openWorld() {
  const folder = await mkdtemp(path.join(tmpdir(), 'gc-bench-'))
  const embedded = await startEmbedded(path.join(folder, 'pg18'), { max_connections: '200' })
  const { administrator } = embedded.logins
  const databaseUrl = addressOf(embedded.logins.owner)
  const pool = new pg.Pool({ ...administrator, max: 4 })
  const port = await freePort()
  const site = `http://localhost:${port}`
  const usual = { PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: folder, RATE_LIMITS: 'off' }
  const children: ChildProcess[] = [await startProduct(usual)]

  /** Signs somebody up and in, by the product's own addresses. */
  async function signUp(name: string): Promise<Session> {
    const body = { email: `${name}@example.com`, password: PASSWORD, data: { name, timezone: 'UTC' } }
    const answer = await fetch(`${site}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`Signing ${name} up answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }

  /** Starts one more server of the product on the same database, with settings of its own. */
  async function startAnother(settings: Record<string, string> = {}): Promise<{ site: string; pid: number }> {
    const own = String(await freePort())
    const child = await startProduct({ ...usual, ...settings, PORT: own, SITE_URL: site })
    children.push(child)
    return { site: `http://localhost:${own}`, pid: child.pid ?? 0 }
  }
  const startWith = async (settings: Record<string, string>) => (await startAnother(settings)).site
  const startLimited = () => startWith({ RATE_LIMITS: 'on' })

  /** Starts one more program of this folder on the same database and waits until it tells its port. */
  async function startFloor(program: string): Promise<string> {
    const file = fileURLToPath(new URL(program, import.meta.url))
    const child = fork(file, { env: { ...process.env, DATABASE_URL: databaseUrl } })
    children.push(child)
    const { port: floorPort } = await new Promise<{ port: number }>((resolve, reject) => {
      child.once('message', (message) => resolve(message as { port: number }))
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
    })
    return `http://127.0.0.1:${floorPort}`
  }

  /** Runs a program of the product's on the same database to its end. */
  async function run(program: string): Promise<void> {
    const file = fileURLToPath(new URL(`../${program}`, import.meta.url))
    const child = fork(file, { env: { ...process.env, ...usual } })
    await ended(child)
    if (child.exitCode !== 0) throw new Error(`${program} ended with ${child.exitCode}`)
  }

  async function close() {
    for (const child of children) child.kill('SIGTERM')
    await pool.end()
    await Promise.all(children.map(ended))
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { site, pool, signUp, startLimited, startWith, startAnother, startFloor, run, close }
}

function addressOf({ user, password, database, host }: pg.PoolConfig): string {
  return `postgres://${user}:${String(password)}@/${database}?host=${encodeURIComponent(host ?? '')}`
}

function startProduct(settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      MAILER_AUTOCONFIRM: 'true',
      TRUSTED_PROXIES: '127.0.0.1, ::1', // so that attacks and bystanders come from addresses of their own
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('ready') && resolve(child))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', resolve))
}
