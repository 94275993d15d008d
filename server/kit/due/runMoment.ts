import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { type ClaimedMoment, endMoment, retryMoment } from './claims.ts'
import type { DueKind, InTransaction, RetryPolicy } from './dueKind.ts'

/** Somebody else has the moment, or it was set anew: nothing of this run counts. */
class ClaimLost extends Error {}

/**
 * Does what is due, once. A failure is logged and tried again later, as the kind's policy says, and harms no other moment.
 *
 * @returns whether it was done
 */
export async function runMoment(
  deps: Deps,
  kind: DueKind,
  moment: ClaimedMoment,
  now: Date,
): Promise<boolean> {
  try {
    if ('deliver' in kind) {
      await kind.deliver(deps, moment, now)
      await endMoment(deps.db, moment) // unless it set itself anew
      return true
    }
    await inItsTransaction(deps, kind, moment, async (tx, inside) => {
      if (!(await endMoment(tx, moment))) throw new ClaimLost()
      await kind.run(inside, moment, now)
    })
    return true
  } catch (error) {
    if (!(error instanceof ClaimLost)) await afterFailure(deps, kind.retries, moment, now, error)
    return false
  }
}

function inItsTransaction(
  deps: Deps,
  { lock }: Pick<InTransaction, 'lock'>,
  { ownerId }: ClaimedMoment,
  work: (tx: Tx, inside: Inside) => Promise<void>,
): Promise<void> {
  if (lock === 'person') return change(deps, { id: ownerId as UserId }, work)
  return deps.db.transaction(async (tx) => {
    await lock?.(tx, ownerId)
    return work(tx, { ...deps, db: tx })
  })
}

async function afterFailure(
  { db, log }: Deps,
  retries: RetryPolicy,
  moment: ClaimedMoment,
  now: Date,
  error: unknown,
) {
  const { kind, subject, attempts, dueAt } = moment
  const gaveUp = now.getTime() - dueAt.getTime() > retries.giveUpAfter * 1000
  log.warn({ kind, subject, attempts, gaveUp, reason: String(error) }, 'What was due has failed')
  const later = new Date(now.getTime() + pauseAfter(attempts, retries) * 1000)
  // While the database is away the claim runs out by itself.
  await (gaveUp ? endMoment(db, moment) : retryMoment(db, moment, later)).catch(() => {})
}

/** Seconds until the next try, after so many. */
function pauseAfter(attempts: number, { first, longest }: RetryPolicy): number {
  return Math.min(first * 2 ** Math.min(attempts - 1, 30), longest)
}
