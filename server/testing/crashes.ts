import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { Profile } from '#shared/profile/profile.ts'
import { LedgerPage } from '#shared/progress/stats.ts'
import { TASK_DEFAULTS, TaskPage } from '#shared/tasks/task.ts'
import { type Ask, askAs, killDatabase, type Program, signUpAt, startProgram } from './program.ts'

/** What `kill -9` ends in a round. */
const VICTIMS = ['server', 'database', 'both'] as const

type Kept = {
  /** Tasks whose creation, and whose completion, was acknowledged. */
  created: number
  completed: number
  /** What was acknowledged and is not there, or is there twice. */
  faults: string[]
  /** The longest time from a kill until writes were acknowledged again. Milliseconds. */
  slowestRecoveryMs: number
}

const WRITERS = 6
const WRITES_WITHIN_MS = 60_000

/**
 * Kills the server, its database, and both, by turns, while tasks are created and completed, and looks after each round
 * whether everything that was acknowledged is kept, once.
 */
export async function surviveCrashes(
  folder: string,
  rounds: number,
  report: (round: number, kept: Kept) => void = () => {},
): Promise<Kept> {
  const promised: Promised = { created: new Set(), completed: new Set() }
  const kept: Kept = { created: 0, completed: 0, faults: [], slowestRecoveryMs: 0 }
  let program = await startProgram(folder, { LOG_LEVEL: 'silent' })
  try {
    const token = await signUpAt(program.base)
    for (let round = 1; round <= rounds; round += 1) {
      const victim = VICTIMS[round % VICTIMS.length] ?? 'both'
      const stopping = new AbortController()
      const ask = askAs(program.base, token)
      const before = promised.completed.size
      const writing = Array.from({ length: WRITERS }, () => write(ask, promised, stopping.signal))
      await poll(() => promised.completed.size > before + 1) // however slow the machine is
      await sleep(200 + 37 * (round % 10)) // each time in another moment of a write
      await crash(victim, folder, program)
      const crashed = performance.now()
      await sleep(100) // writes that are refused meanwhile
      stopping.abort()
      await Promise.all(writing)
      if (victim !== 'database') program = await startProgram(folder, { LOG_LEVEL: 'silent' })
      const again = askAs(program.base, token)
      await untilItWrites(again)
      kept.slowestRecoveryMs = Math.max(kept.slowestRecoveryMs, Math.round(performance.now() - crashed))
      const faults = await faultsOf(again, promised)
      kept.faults.push(...faults.map((fault) => `round ${round}, ${victim}: ${fault}`))
      Object.assign(kept, { created: promised.created.size, completed: promised.completed.size })
      report(round, kept)
    }
  } finally {
    await program.stop()
  }
  return kept
}

async function crash(victim: (typeof VICTIMS)[number], folder: string, { process: server }: Program) {
  if (victim !== 'database') {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  if (victim !== 'server') await killDatabase(folder)
}

/** What the server promised, by answering. */
type Promised = { created: Set<string>; completed: Set<string> }

const newTask = () => ({
  ...TASK_DEFAULTS,
  id: randomUUID(),
  title: randomUUID(),
  description: '',
  scheduled_date: '2026-03-02',
  scheduled_time: null,
  xp_reward: 1,
})

/** Creates and completes tasks until the server is gone or it is enough. */
async function write(ask: Ask, promised: Promised, signal: AbortSignal) {
  while (!signal.aborted) {
    const task = newTask()
    const created = await ask('POST', '/api/tasks', task).catch(() => null)
    if (!created) return
    if (!created.ok) {
      await sleep(20)
      continue
    }
    promised.created.add(task.id)
    const completed = await ask('POST', `/api/tasks/${task.id}/complete`, {}).catch(() => null)
    if (completed?.ok) promised.completed.add(task.id)
  }
}

const untilItWrites = (ask: Ask) =>
  poll(async () => (await ask('POST', '/api/tasks', newTask()).catch(() => null))?.ok ?? false)

async function poll(isTrue: () => boolean | Promise<boolean>) {
  const deadline = performance.now() + WRITES_WITHIN_MS
  while (performance.now() < deadline) {
    if (await isTrue()) return
    await sleep(50)
  }
  throw new Error('The server does not write')
}

async function faultsOf(ask: Ask, { created, completed }: Promised): Promise<string[]> {
  const tasks = await all(ask, '/api/tasks?from=2026-03-01&to=2026-03-31', TaskPage)
  const ledger = await all(ask, '/api/xp-ledger?', LedgerPage)
  const profile = Profile.parse(await (await ask('GET', '/api/profile')).json())
  const ids = new Set(tasks.map(({ id }) => id))
  const done = new Set(tasks.filter(({ status }) => status === 'completed').map(({ id }) => id))
  const payments = ledger.filter(({ source_kind }) => source_kind === 'task')
  const paid = new Set(payments.map((row) => row.source_id))
  const earned = ledger.reduce((sum, { amount }) => sum + amount, 0) // achievements, too
  return [
    ...[...created].filter((id) => !ids.has(id)).map((id) => `task ${id} is lost`),
    ...[...completed].filter((id) => !done.has(id)).map((id) => `the completion of ${id} is lost`),
    ...[...done].filter((id) => !paid.has(id)).map((id) => `task ${id} was not paid`),
    ...(payments.length === done.size && paid.size === done.size
      ? []
      : [`${payments.length} payments of ${done.size} completions`]),
    ...(profile.xp === earned ? [] : [`${profile.xp} XP, but ${earned} in the ledger`]),
  ]
}

async function all<Item>(
  ask: Ask,
  address: string,
  page: z.ZodMiniType<{ items: Item[]; next_cursor: string | null }>,
): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await ask('GET', `${address}&limit=1000${cursor && `&cursor=${cursor}`}`)
    const read: { items: Item[]; next_cursor: string | null } = z.parse(page, await answer.json())
    items.push(...read.items)
    cursor = read.next_cursor
  }
  return items
}
