import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Profile } from '#shared/profile/profile.ts'
import { LedgerPage } from '#shared/progress/stats.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { aTask } from '#server/testing.ts'

const DEATHS = 10
const WRITERS = 6

const folder = await mkdtemp(path.join(tmpdir(), 'gc-faults-'))
const servers: ChildProcess[] = []
afterAll(async () => {
  const last = servers.at(-1)
  if (last && last.exitCode === null && last.signalCode === null) {
    last.kill('SIGTERM')
    await once(last, 'exit')
  }
  await killDatabase().catch(() => {}) // it went with the server, unless a test failed half-way
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

/** The program as people start it, on a folder of its own: real files, real fsync. Resolves once it is ready. */
async function startServer(): Promise<{ base: string; server: ChildProcess }> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      MAILER_AUTOCONFIRM: 'true',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  servers.push(server)
  let text = ''
  for await (const chunk of server.stdout ?? []) {
    text += String(chunk)
    const port = /localhost:(\d+)/.exec(text)?.[1]
    if (port) return { base: `http://127.0.0.1:${port}`, server }
  }
  throw new Error(`The server did not start: ${text}`)
}

async function killDatabase() {
  const [pid] = (await readFile(path.join(folder, 'pg18', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** What the server promised, by answering. */
type Promised = { created: Set<string>; completed: Set<string> }

/** Creates and completes tasks until the server is gone. */
async function write(ask: Ask, promised: Promised) {
  for (;;) {
    const task = aTask({ title: randomUUID(), xp_reward: 1 })
    const created = await ask('POST', '/api/tasks', task).catch(() => null)
    if (!created) return
    if (created.ok) promised.created.add(task.id)
    const completed = await ask('POST', `/api/tasks/${task.id}/complete`, {}).catch(() => null)
    if (!completed) return
    if (completed.ok) promised.completed.add(task.id)
  }
}

type Ask = (method: string, path: string, body?: unknown) => Promise<Response>
const askAs =
  (base: string, token: string): Ask =>
  async (method, address, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(base + address, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return new Response(await answer.text(), answer) // an answer counts once it has arrived whole
  }

async function all<Item>(
  ask: Ask,
  address: string,
  page: z.ZodMiniType<{ items: Item[]; next_cursor: string | null }>,
) {
  const items: Item[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await ask('GET', `${address}&limit=1000${cursor && `&cursor=${cursor}`}`)
    const read: { items: Item[]; next_cursor: string | null } = z.parse(page, await answer.json())
    items.push(...read.items)
    cursor = read.next_cursor
  }
  return items
}

async function expectKept(ask: Ask, { created, completed }: Promised) {
  const tasks = await all(ask, '/api/tasks?from=2026-03-01&to=2026-03-31', TaskPage)
  const ledger = await all(ask, '/api/xp-ledger?', LedgerPage)
  const profile = Profile.parse(await (await ask('GET', '/api/profile')).json())
  const done = tasks.filter((task) => task.status === 'completed').map((task) => task.id)

  expect(
    missing(
      created,
      tasks.map((task) => task.id),
    ),
  ).toEqual([])
  expect(missing(completed, done)).toEqual([])
  expect(ledger.map((row) => row.source_id).toSorted()).toEqual(done.toSorted())
  expect(profile.xp).toBe(done.length)
}

function missing(promised: Set<string>, kept: string[]): string[] {
  const known = new Set(kept)
  return [...promised].filter((id) => !known.has(id))
}

test(
  `killed ${DEATHS} times under load, with its database and without, the server keeps every write it acknowledged`,
  { timeout: 120_000 },
  async () => {
    const promised: Promised = { created: new Set(), completed: new Set() }
    let token = ''
    for (let death = 0; death <= DEATHS; death += 1) {
      const { base, server } = await startServer()
      token ||= await signUp(base)
      const ask = askAs(base, token)
      await expectKept(ask, promised)
      if (death === DEATHS) break

      const writing = Array.from({ length: WRITERS }, () => write(ask, promised))
      await sleep(400 + 50 * death)
      server.kill('SIGKILL')
      if (death % 2 === 1) await killDatabase()
      await Promise.all(writing)
    }
    expect(promised.completed.size).toBeGreaterThan(DEATHS)
  },
)

async function signUp(base: string): Promise<string> {
  const answer = await fetch(`${base}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ann@example.com',
      password: 'correct horse battery',
      data: { name: 'Ann' },
    }),
  })
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token
}
