import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import type { UserId } from '#server/db/userId.ts'
import { openDatabase } from '#server/db/open.ts'
import { createTestDatabase, databaseUrl } from '#server/testing/database.ts'
import { fillAccount } from '#server/testing/filledAccount.ts'
import { heavyRequests } from '#server/testing/heavyRequests.ts'
import { OPERATIONS } from '#server/testing/hostileRequests.ts'
import { largestRequests } from '#server/testing/largestRequests.ts'
import { startProgram } from '#server/testing/program.ts'

/** Milliseconds of the main thread's processor time that one turn of the event loop may take. */
const LONGEST_BLOCK = 50
/** Noise only makes a turn longer, so the shortest of so many tries counts. */
const TRIES = 3
/** What an answer leaves behind is done soon after. */
const AFTERMATH_MS = 20

const isOnPglite = inject('pgliteTemplate') !== null
const TODAY = new Date().toISOString().slice(0, 10)

test.skipIf(isOnPglite)(
  'no operation blocks the event loop, however large what is sent and however full the account',
  { timeout: 300_000, retry: 0 },
  async () => {
    const { ask, longestBlock, account } = await openFilledAccount()
    const blocks: Record<string, number> = {}
    for (const request of [
      ...heavyRequests(account, TODAY).map(({ body, ...others }) => ({
        ...others,
        body: JSON.stringify(body),
      })),
      ...OPERATIONS.filter(isOfTheAccount).flatMap((operation) =>
        largestRequests(operation, idOf).map((each) => ({
          ...each,
          name: `${each.method} ${operation.path}`,
        })),
      ),
    ]) {
      const name = request.name
      let status = 0
      const t = performance.now()
      const least = await leastBlock(async () => (status = await ask(request)), longestBlock)
      blocks[name] = Math.max(blocks[name] ?? 0, least)
      ;(await import('node:fs')).appendFileSync(
        '/tmp/blocks.log',
        `${least.toFixed(1)} ${(performance.now() - t).toFixed(0)} ${status} ${name}\n`,
      )
    }
    const slow = Object.entries(blocks).filter(([, block]) => block > LONGEST_BLOCK)
    expect(Object.fromEntries(slow)).toEqual({})

    function idOf(name: string): string {
      if (name.includes('habit')) return account.habit
      if (name.includes('goal')) return account.goal
      return name.includes('domain') ? account.domain : account.task
    }
  },
)

/** What signs out, and what costs a password's hash, which its own tests are about. */
function isOfTheAccount({ method, path: address }: { method: string; path: string }): boolean {
  return !/^\/auth\/|\/api\/(sessions|account|events)/.test(address) && method !== 'DELETE'
}

type Ask = { method: string; path: string; type?: string; body: string | undefined }

/** The program in a process of its own, with somebody whose account is full. */
async function openFilledAccount() {
  const folder = await mkdtemp(path.join(tmpdir(), 'gc-loop-'))
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
    await asked.arrayBuffer()
    return asked.status
  }

  /** Of the turns of the event loop since it was asked last. */
  async function longestBlock(): Promise<number> {
    const told = once(program.process, 'message')
    program.process.send('longest')
    return z.object({ longest: z.number() }).parse((await told)[0]).longest
  }
  return { ask, longestBlock, account }
}

const SignedUp = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** The longest turn while a request is answered, in the best of some tries; one that is short enough is not tried again. */
async function leastBlock(ask: () => Promise<unknown>, longestBlock: () => Promise<number>): Promise<number> {
  let least = Infinity
  for (let tried = 0; tried < TRIES && least > LONGEST_BLOCK; tried += 1) {
    await longestBlock()
    await ask()
    await sleep(AFTERMATH_MS)
    least = Math.min(least, await longestBlock())
  }
  return least
}
