import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import { AppError } from '#shared/errors.ts'
import { createFairQueue } from '#server/queue/fairQueue.ts'
import type { Compute } from './compute.ts'
import type { Call } from './functions.ts'
import type { Outcome } from './worker.ts'

/** At least two, so that what takes long for one person leaves a thread to the others. */
const THREADS = Math.max(2, availableParallelism() - 1)
/** Threads of the pool give way to the event loop and to the database. Linux alone knows it of threads. */
const NICENESS = 10
/** A thread that is not needed for so long ends; one stays, for starting one takes longer than most of its work. Milliseconds. */
const IDLE_MS = 30_000
/** Nothing that is allowed takes a tenth of it. What does is ended with its thread. Milliseconds. */
const LONGEST_MS = 10_000

const inTurn = createFairQueue('compute', {
  total: { running: THREADS, waiting: 256 },
  network: { running: THREADS, waiting: 256 },
  account: { running: 1, waiting: 16 },
})

/** What was ended would be again, so nobody is told to hurry. */
const RETRY_SECONDS = 30
/** What runs out of it is ended with its thread, and not with the whole server. MiB. */
const MOST_MEMORY = 512

const BUSY = 'The server is busy. Please try again in a moment.'

/** Started by the first work, since many processes have none. All servers of a process share it. */
let pool: Piscina<Call, Outcome> | null = null

/** On a small pool of threads, one at a time for a person, in fair turns (docs/decisions/0061). */
export function createCompute({ log }: { log: Logger }): Compute {
  return async (person, name, ...args) => {
    const claimant = { network: 'people', account: person.id }
    const outcome = await inTurn(claimant, () => onThread({ name, args }, log))
    if ('value' in outcome) return outcome.value as never
    const { code, message, details } = outcome.refusal
    throw new AppError(code, message, details)
  }
}

/** A thread that is stuck is ended; the others go on. @throws AppError `unavailable` when it was */
async function onThread(asked: Call, log: Logger): Promise<Outcome> {
  const signal = AbortSignal.timeout(LONGEST_MS)
  try {
    return await startThreads().run(asked, { signal })
  } catch (error) {
    const isStuck = signal.aborted
    const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (!isStuck && !isFull) throw error
    log.error({ name: asked.name, isStuck, isFull }, 'Work on a thread was ended')
    throw new AppError('unavailable', BUSY, { retry_after: RETRY_SECONDS })
  }
}

/** Starts the pool with its first thread, so that the first who asks does not wait for that. */
export function startThreads(): Piscina<Call, Outcome> {
  pool ??= new Piscina<Call, Outcome>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
    atomics: 'disabled', // a thread that waits by them runs no timers
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  })
  return pool
}
