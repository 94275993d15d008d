import { AppError } from '#shared/errors.ts'
import { type Bounds, createRounds } from './rounds.ts'

/** On whose behalf work waits. */
export type Claimant = {
  network: string
  account: string
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal
}

export type FairQueue = <T>(claimant: Claimant, work: () => Promise<T>) => Promise<T>

/** A refusal comes this late, so that who asks again at once does not keep the server busy with refusing. */
const REFUSAL_MS = 2000

type Job = Claimant & { begin: () => void; refuse: (reason: AppError) => void }

/**
 * A bounded queue in which nobody waits for the whole backlog of somebody else: turns go round between networks, and within a
 * network between accounts.
 *
 * When it is full, the newest work of the network with the longest backlog gives way. Work whose claimant is gone before its
 * turn is never begun.
 *
 * @returns a function that runs work in its turn
 * @throws AppError `unavailable` for work that finds no place or is dropped
 */
export function createFairQueue(bounds: Bounds): FairQueue {
  const rounds = createRounds<Job>(bounds)

  function wait(claimant: Claimant): Promise<Job> {
    return new Promise((resolve, reject) => {
      const { signal } = claimant
      const settle = (end: () => void) => {
        signal?.removeEventListener('abort', hangUp)
        end()
      }
      const job: Job = {
        ...claimant,
        begin: () => settle(() => resolve(job)),
        refuse: (reason) => settle(() => reject(reason)),
      }
      const hangUp = () => {
        rounds.remove(job)
        job.refuse(GONE())
      }
      if (signal?.aborted) return job.refuse(GONE())
      signal?.addEventListener('abort', hangUp)
      enqueue(job)
    })
  }

  function enqueue(job: Job): void {
    if (!rounds.add(job)) return refuseLater(job)
    rounds.next()?.begin()
    const surplus = rounds.surplus()
    if (surplus) refuseLater(surplus)
  }

  function refuseLater(job: Job): void {
    rounds.remove(job)
    setTimeout(() => job.refuse(BUSY()), REFUSAL_MS)
  }

  return async function run(claimant, work) {
    const job = await wait(claimant)
    try {
      return await work()
    } finally {
      rounds.end(job)
      rounds.next()?.begin()
    }
  }
}

const BUSY = () =>
  new AppError('unavailable', 'The server is busy. Please try again in a moment.', { retry_after: 2 })
/** Nobody reads it. */
const GONE = () => new AppError('unavailable', 'The request was given up')
