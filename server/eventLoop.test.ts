import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import { Plan } from '#shared/planning/plan.ts'
import { addDays } from '#shared/time/civil.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { openDatabase } from '#server/kit/db/open.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { databaseUrl } from '#server/testing/databaseUrl.ts'
import { fillAccount } from '#server/testing/filledAccount.ts'
import { heavyRequests } from '#server/testing/heavyRequests.ts'
import { OPERATIONS } from '#server/testing/hostileRequests.ts'
import { largestRequests } from '#server/testing/largestRequests.ts'
import { startProgram } from '#server/testing/program.ts'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'

/** Milliseconds of the main thread's processor time that one turn of the event loop may take, on a machine of usual speed. */
const LONGEST_BLOCK = 50
/** What the watcher's piece of work takes on such a machine, in the same milliseconds. A slower one gets the more. */
const USUAL_REFERENCE = 15
/** Noise only makes a turn longer, so the shortest of so many tries counts. */
const TRIES = 12
/** What an answer leaves behind is done soon after. */
const AFTERMATH_MS = 20
const UNAVAILABLE = 503

/** Measured once, beside the other tests: which database answers has no part in it. */
const isMeasuredElsewhere = inject('pgliteTemplate') !== null || inject('pooler') !== null
const TODAY = new Date().toISOString().slice(0, 10)
/** One for all tests of this file: filling it takes longest. */
let opened: ReturnType<typeof openFilledAccount> | undefined
const filled = () => (opened ??= openFilledAccount())
const LONG = { timeout: 300_000, retry: 0 }

test.skipIf(isMeasuredElsewhere)(
  'what makes an operation work most blocks the event loop for no longer than 50 ms',
  LONG,
  async () => {
    const { measured, account } = await filled()
    const blocks: Record<string, number> = {}
    for (const { name, method, path: address, body } of heavyRequests(account, TODAY)) {
      const { block, status } = await measured({ method, path: address, body: textOf(body) })
      expect(isAnswered(status), `${name} is looked at, but answered ${status}`).toBe(true)
      blocks[name] = block
    }
    expect(tooLong(blocks)).toEqual({})
  },
)

test.skipIf(isMeasuredElsewhere)(
  'a plan of as many items as it may have is edited, offered, accepted and undone without a longer block',
  LONG,
  async () => {
    const { measured } = await filled()
    const step = (_: unknown, index: number) => ({
      title: `Step ${index}`,
      minutes: 60,
      deadline: addDays(TODAY, 30),
    })
    const steps = Array.from({ length: 200 }, step)
    const blocks: Record<string, number> = {}
    const call = async (method: string, address: string, body?: unknown) => {
      const { block, text } = await measured({ method, path: address, body: textOf(body) })
      blocks[`${method} ${address.split('/').at(-1)}`] = block
      return text
    }
    const { id, items, infeasible } = Plan.parse(
      JSON.parse(await call('POST', '/api/plans', { id: randomUUID(), steps })),
    )
    const moved = items.map((item) => ({
      id: item.id,
      scheduled_date: addDays(TODAY, 7),
      scheduled_time: '10:00',
    }))
    await call('PATCH', `/api/plans/${id}`, { items: moved.slice(0, 200) })
    const choices = infeasible.map((each) => ({ step: each.step, kind: 'drop' }))
    if (choices.length > 0) await call('POST', `/api/plans/${id}/offers`, { choices })
    await call('POST', `/api/plans/${id}/accept`, { anyway: true })
    await call('POST', `/api/plans/${id}/undo`)
    expect(tooLong(blocks)).toEqual({})
  },
)

test.skipIf(isMeasuredElsewhere)(
  'the longest texts and lists of each operation block it for no longer, taken or refused',
  LONG,
  async () => {
    const { measured, account } = await filled()
    const idOf = (name: string) => {
      if (name.includes('habit')) return account.habit
      if (name.includes('goal')) return account.goal
      return name.includes('domain') ? account.domain : account.task
    }
    const blocks: Record<string, number> = {}
    for (const operation of OPERATIONS.filter(isOfTheAccount).toSorted(deletionsLast))
      for (const request of largestRequests(operation, idOf)) {
        const name = `${operation.method} ${operation.path}`
        blocks[name] = Math.max(blocks[name] ?? 0, (await measured(request)).block)
      }
    expect(Object.keys(blocks).length).toBeGreaterThan(100)
    expect(tooLong(blocks)).toEqual({})
  },
)

test.skipIf(isMeasuredElsewhere)('a file of 50 MB is looked at without a longer block', LONG, async () => {
  const { measured } = await filled()
  const row = `Read,"${'word '.repeat(2000)}"\n`
  const body = `title,description\n${row.repeat(Math.floor(50_000_000 / row.length))}`
  const { block, status } = await measured({ method: 'POST', path: '/api/imports', type: 'text/csv', body })
  expect(status).toBe(201)
  expect(block).toBeLessThan(LONGEST_BLOCK)
})

const textOf = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body))

/** A full account may be refused; the server itself fails at nothing. */
const isAnswered = (status: number) => status < 500

function tooLong(blocks: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(blocks).filter(([, block]) => block > LONGEST_BLOCK))
}

/** What signs out, and what costs a password's hash, which its own tests are about. */
function isOfTheAccount({ path: address }: { path: string }): boolean {
  return !/^\/auth\/|\/api\/(sessions|account|events)/.test(address)
}

/** They take away what others read. */
function deletionsLast(one: { method: string }, other: { method: string }): number {
  return Number(one.method === 'DELETE') - Number(other.method === 'DELETE')
}

type Ask = { method: string; path: string; type?: string; body: string | undefined }

/** The program in a process of its own, with somebody whose account is full. */
async function openFilledAccount() {
  const folder = temporaryFolder('loop')
  const database = await createTestDatabase()
  const settings = {
    DATABASE_URL: databaseUrl(database.program),
    MIGRATION_DATABASE_URL: databaseUrl(database.owner),
    SECRET_KEY: 'a secret that only the tests have, long enough',
  }
  const watcher = new URL('./testing/watchLoop.ts', import.meta.url)
  const program = await startProgram(folder, settings, watcher)
  const db = openDatabase({ ...database.owner, max: 1 })
  closing.push(async () => {
    await program.stop()
    await db.close()
    await rm(folder, { recursive: true, force: true })
  })
  const answer = await fetch(`${program.base}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com', password: 'correct horse battery' }),
  })
  const { access_token: token, user } = SignedUp.parse(await answer.json())
  const headers = { authorization: `Bearer ${token}` }
  await fetch(`${program.base}/api/domains`, { headers })
  const account = await fillAccount(db, user.id as UserId, TODAY)

  async function ask({ method, path: address, type = 'application/json', body }: Ask) {
    const asked = await fetch(program.base + address, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    })
    return { status: asked.status, text: await asked.text() }
  }

  async function fromWatcher(asked: 'longest' | 'reference'): Promise<number> {
    const told = once(program.process, 'message')
    program.process.send(asked)
    return z.record(z.string(), z.number()).parse((await told)[0])[asked] ?? Infinity
  }

  /** Of the turns of the event loop since it was asked last. */
  async function longestBlock(): Promise<number> {
    const longest = await fromWatcher('longest')
    if (longest <= LONGEST_BLOCK) return longest
    return longest / Math.max(1, (await fromWatcher('reference')) / USUAL_REFERENCE)
  }

  /**
   * Asks, and tells the longest turn meanwhile: in the best of some tries. One that is short enough is not tried again, unless the
   * threads were too busy to begin the work.
   */
  async function measured(asked: Ask) {
    let block = Infinity
    for (let tried = 0; ; tried += 1) {
      await fromWatcher('longest')
      const answered = await ask(asked)
      await sleep(AFTERMATH_MS)
      block = Math.min(block, await longestBlock())
      const isMeasured = block <= LONGEST_BLOCK && answered.status !== UNAVAILABLE
      if (isMeasured || tried === TRIES - 1) return { ...answered, block }
    }
  }
  return { measured, account }
}

const SignedUp = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})
