import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import { createFairQueue } from '#server/kit/queue/fairQueue.ts'
import { argumentsFrom, type Compute } from './compute.ts'
import type { Call } from './functions.ts'
import { type Outcome, valueOf } from './outcome.ts'

/** At least two, so that what takes long for one person leaves a thread to the others. */
const THREADS = Math.max(2, availableParallelism() - 1)
/** Threads of the pool give way to the event loop and to the database. Linux alone knows it of threads. */
const NICENESS = 5
/** A thread that is not needed for so long ends; one stays, for starting one takes longer than most of its work. Milliseconds. */
const IDLE_MS = 30_000
/**
 * Nothing that is allowed takes a tenth of it, also where a busy machine leaves a thread of low priority little. What does is ended with
 * its thread. Milliseconds.
 */
const LONGEST_MS = 60_000

const inTurn = createFairQueue('compute', {
  total: { running: THREADS, waiting: 256 },
  account: { running: 1, waiting: 16 },
})

/** What was ended once would be ended again, so the answer has no Retry-After. */
const RETRY_SECONDS = 30
/** What runs out of it is ended with its thread, and not with the whole server. MiB. */
const MOST_MEMORY = 512

const BUSY = 'The server is busy. Please try again in a moment.'

type Pool<Asked = Call> = Piscina<Asked, Outcome>
type World = {
  log: Logger
  /** Whose threads: those that all servers of a process share. */
  pool?: () => Pool
  longestMs?: number
}

/** On a small pool of threads, one at a time for a person, in fair turns (docs/decisions/0061). */
export function createCompute({
  log,
  pool = () => startThreads(log),
  longestMs = LONGEST_MS,
}: World): Compute {
  /** A thread that is stuck is ended; the others go on. */
  async function onThread(asked: Call): Promise<Outcome> {
    const signal = AbortSignal.timeout(longestMs)
    try {
      return await pool().run(asked, { signal })
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (!signal.aborted && !isFull) throw error
      log.error({ name: asked.name, isStuck: signal.aborted, isFull }, 'Work on a thread was ended')
      return { refusal: { code: 'unavailable', message: BUSY, details: { retry_after: RETRY_SECONDS } } }
    }
  }

  return async (person, name, ...given) => {
    const claimant = { network: 'people', account: person.id }
    const work = async () => onThread({ name, args: await argumentsFrom(given) })
    return valueOf(await inTurn(claimant, work)) as never
  }
}

/** Started by the first work, since many processes have none. */
let shared: Pool | null = null

/**
 * What the first sentence of a thread would wait for: a regular expression is compiled when it is used first, and the grammar of goals
 * has so many that it takes a second.
 */
const FIRST_SENTENCES = [
  'learn Spanish 4 hours a week by April, not on weekends',
  'run a 10k in May, 3 times a week in the mornings, and save 3000 euros by June',
]

/** Starts the threads of this process before somebody asks, and has the first of them read some sentences. A failure is logged alone. */
export async function warmThreads(log: Logger): Promise<void> {
  const context = { today: '2026-01-05', weekStart: 1 }
  try {
    for (const text of FIRST_SENTENCES)
      await startThreads(log).run({ name: 'understand', args: [text, context] })
  } catch (error) {
    log.warn({ err: error }, 'Threads could not be warmed')
  }
}

/** Starts the threads of this process with the first of them. */
function startThreads(log: Logger): Pool {
  shared ??= openPool(new URL('./worker.ts', import.meta.url), log)
  return shared
}

/** @param worker the module that each thread runs @param size threads at most, and those that stay when nothing is to be done */
export function openPool<Asked = Call>(
  worker: URL,
  log: Logger,
  size: { threads: number; kept: number } = { threads: THREADS, kept: 1 },
): Pool<Asked> {
  const threads: Pool<Asked> = new Piscina({
    filename: worker.href,
    minThreads: size.kept,
    maxThreads: size.threads,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
    atomics: 'disabled', // a thread that waits by them runs no timers
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  })
  // A thread may fail when its work was given up already. An error without a listener would end the server.
  threads.on('error', (error) => log.error({ err: error }, 'A thread without work failed'))
  return threads
}
