import type { RunStatus } from '#shared/assistant/runs.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { lookAtRunAt } from './lookAtRunLater.ts'
import type { LiveRun } from './liveRuns.ts'
import { createWordsToStore } from './words.ts'

/** A server's hold on a run. `holder` is made anew each time that one takes it, so a former holder knows that it lost it. */
export type Claim = { userId: UserId; runId: string; holder: string }

/** SQL for the end of a hold that begins now, by the database's clock: servers' own may differ. */
export const LEASE_END = "now() + interval '6 seconds'"
const BEAT_MS = 1000

/**
 * Renews a hold once a second, and notices what other servers did to the run: that it is to be cancelled, that it is gone, or
 * that somebody else has it. The same statement stores what the model has said since, for streams at other servers.
 *
 * @returns the way to stop
 */
export function keepLease(db: Db, { userId, runId, holder }: Claim, live: LiveRun): () => void {
  let isAsking = false
  const wordsToStore = createWordsToStore(live.words)
  async function beat() {
    if (isAsking) return
    isAsking = true
    try {
      const [run] = await db.query<{ status: RunStatus }>(RENEW, [userId, runId, holder, wordsToStore()])
      if (!run) live.stop('lost')
      if (run?.status === 'cancelling') live.stop('cancelled')
    } catch {
      // The database is away: whether the hold is lost is seen at the next write.
    } finally {
      isAsking = false
    }
  }
  const timer = setInterval(() => void beat(), BEAT_MS)
  return () => clearInterval(timer)
}

/** What an ended run said is in its messages, where it can be deleted: nothing of it stays here. */
const RENEW = `
  update runs set lease_until = ${LEASE_END},
    words = case when status in ('queued', 'in_progress', 'cancelling') then coalesce($4::text::jsonb, words) end
  where user_id = $1 and id = $2 and holder = $3 returning status`

/** Takes a run whose holder has fallen silent. @returns whether nobody else was faster */
export async function claimRun(db: Db, { userId, runId, holder }: Claim): Promise<boolean> {
  return (await db.query(CLAIM, [userId, runId, holder])).length > 0
}

const CLAIM = `
  update runs set holder = $3, lease_until = ${LEASE_END}, words = null
  where user_id = $1 and id = $2 and lease_until < now() and status in ('queued', 'in_progress', 'cancelling')
  returning id`

/** Gives a hold up, so that any server may take the run at once. */
export async function releaseRun(
  { db, now }: { db: Db; now: () => Date },
  { userId, runId, holder }: Claim,
): Promise<void> {
  const released = await db.query(RELEASE, [userId, runId, holder])
  if (released.length > 0) await lookAtRunAt(db, userId, runId, now())
}

const RELEASE = `
  update runs set holder = null, lease_until = now() - interval '1 second', words = null
  where user_id = $1 and id = $2 and holder = $3
  returning id`
