import { AppError } from '#shared/errors.ts'
import { measuresOf } from './measures.ts'
import { type Bounds, createRounds } from './rounds.ts'

/** On whose behalf work waits. Where it is done for people who are signed in, all of them are of one network. */
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
 * @param name of its metrics
 * @returns a function that runs work in its turn
 * @throws AppError `unavailable` for work that finds no place or is dropped
 */
export function createFairQueue(name: string, bounds: Bounds): FairQueue {
  const rounds = createRounds<Job>(bounds)
  const { waiting, waited, ran, refused } = measuresOf(name)

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
    refused.inc()
    setTimeout(() => job.refuse(BUSY()), REFUSAL_MS)
  }

  return async function run(claimant, work) {
    const asked = performance.now()
    waiting.inc()
    const job = await wait(claimant).finally(() => waiting.dec())
    const began = performance.now()
    waited.observe((began - asked) / 1000)
    try {
      return await work()
    } finally {
      ran.observe((performance.now() - began) / 1000)
      rounds.end(job)
      rounds.next()?.begin()
    }
  }
}

const BUSY = () =>
  new AppError('unavailable', 'The server is busy. Please try again in a moment.', { retry_after: 2 })
/** Nobody reads it. */
const GONE = () => new AppError('unavailable', 'The request was given up')
