import { randomUUIDv7 } from 'node:crypto'
import type { Logger } from 'pino'
import { AppError } from '#shared/errors.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { Vault } from '#server/vault.ts'

/** Requests that are answered before their work is done. */
export type RequestQueue<Request> = {
  /** Stores a request, whose work then begins. @throws an AppError `unavailable` when too many wait */
  queue: (request: Request) => Promise<void>
  /** Waits until what this server has queued is done, or has failed for now. */
  idle: () => Promise<void>
  stop: () => Promise<void>
}

type World<Request> = {
  db: Db
  now: () => Date
  vault: Vault
  log: Logger
  /** Does the work of one request. What it writes and the end of the request are one transaction. */
  work: (tx: Tx, request: Request) => Promise<unknown>
}

const MAX_WAITING = 1000
const POLL_INTERVAL_MS = 15_000
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 60_000
const MAX_ATTEMPTS = 20

/**
 * A queue in the database: what was answered is not lost when the server dies, and an answer takes as long whatever the
 * request is about. Each server works off one request at a time, whoever queued it.
 */
export function createRequestQueue<Request>(world: World<Request>): RequestQueue<Request> {
  let running: Promise<void> | null = null
  let isAwaited = false
  let isStopped = false
  let retryMs = FIRST_RETRY_MS
  let retry: NodeJS.Timeout | undefined

  /** One request after the other, until none is left. */
  async function workOff(): Promise<void> {
    isAwaited = false
    if (isStopped) return
    const isMore = await workNext()
    if (isMore || isAwaited) await workOff()
  }

  /** Another run may have begun when one has ended. */
  async function settled(): Promise<void> {
    if (!running) return
    await running
    await settled()
  }

  /** @returns whether there may be more. After a failure all wait for a while: most likely the database is away */
  async function workNext(): Promise<boolean> {
    const outcome = await workOnNext(world)
    if (outcome !== 'failed') retryMs = FIRST_RETRY_MS
    else {
      clearTimeout(retry)
      retry = setTimeout(wake, retryMs).unref()
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)
    }
    return outcome === 'done'
  }

  function wake() {
    isAwaited = true
    running ??= workOff().finally(() => (running = null))
  }

  const poll = setInterval(wake, POLL_INTERVAL_MS).unref()
  wake()

  return {
    async queue(request) {
      await store(world, request)
      setImmediate(wake) // once the answer is on its way
    },
    async idle() {
      await new Promise((resolve) => setImmediate(resolve))
      await settled()
    },
    async stop() {
      isStopped = true
      clearInterval(poll)
      clearTimeout(retry)
      await settled()
    },
  }
}

async function store<Request>({ db, vault, now }: World<Request>, request: Request) {
  const encrypted = vault.encrypt(JSON.stringify(request))
  const stored = await db.query(INSERT, [randomUUIDv7(), encrypted, now(), MAX_WAITING])
  if (stored.length > 0) return
  throw new AppError('unavailable', 'The server is busy. Please try again in a moment.', { retry_after: 30 })
}

type Taken = { id: string; request_encrypted: string; attempts: number }

const INSERT = `
  insert into account_requests (id, request_encrypted, created_at)
  select $1::uuid, $2, $3::timestamptz where (select count(*) from account_requests) < $4::int
  returning id`
const TAKE = `
  delete from account_requests
  where id = (select id from account_requests order by attempts, id limit 1 for update skip locked)
  returning id, request_encrypted, attempts`

/** Works on the next request. One that fails goes behind all others. */
async function workOnNext<Request>({
  db,
  vault,
  log,
  work,
}: World<Request>): Promise<'done' | 'none' | 'failed'> {
  let taken: Taken | undefined
  try {
    await db.transaction(async (tx) => {
      ;[taken] = await tx.query<Taken>(TAKE)
      if (taken) await work(tx, JSON.parse(vault.decrypt(taken.request_encrypted)))
    })
    return taken ? 'done' : 'none'
  } catch (error) {
    log.error({ request: taken?.id, attempts: taken?.attempts, reason: String(error) }, 'A request failed')
    if (taken) await countAttempt(db, taken).catch(() => {})
    return 'failed'
  }
}

/** A request that failed too often is given up. */
async function countAttempt(db: Db, { id, attempts }: Taken) {
  await db.query(attempts < MAX_ATTEMPTS ? COUNT_ATTEMPT : DELETE, [id])
}

const COUNT_ATTEMPT = 'update account_requests set attempts = attempts + 1 where id = $1'
const DELETE = 'delete from account_requests where id = $1'
