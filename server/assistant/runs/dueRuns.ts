import { RUN_SECONDS, type RunStatus } from '#shared/assistant/runs.ts'
import { change } from '#server/kit/db/change.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { personOf } from '#server/kit/http/person.ts'
import { expireRun } from './expire.ts'
import { claimRun } from './lease.ts'
import { lookAtRunAt, lookAtRunLater, RUN } from './lookAtRunLater.ts'
import { startRun } from './startRun.ts'

/** Takes up runs whose servers have fallen silent, and ends those whose time is over while they wait for their client. */
export const DUE_RUNS: DueKinds = {
  [RUN]: {
    clock: 'any',
    horizon: RUN_SECONDS + 60,
    retries: { first: 3, longest: 60, giveUpAfter: 3600 },
    deliver: (deps, { ownerId, subject }, now) => lookAtRun(deps, ownerId as UserId, subject, now),
  },
}

async function lookAtRun(deps: Deps, userId: UserId, runId: string, now: Date): Promise<void> {
  const { db, liveRuns } = deps
  const [run] = await db.query<Look>(LOOK, [userId, runId])
  if (!run) return
  if (run.status === 'requires_action') {
    if (run.expires_at > now) return lookAtRunAt(db, userId, runId, run.expires_at)
    return change(deps, { id: userId }, (_tx, inside) => expireRun(inside, userId, runId))
  }
  await lookAtRunLater({ db, now: () => now }, userId, runId)
  const claim = { userId, runId, holder: newId() }
  if (liveRuns.find(runId) || !(await claimRun(db, claim))) return
  const person = await personOf(db, userId)
  if (person) startRun(deps, person, claim)
}

type Look = { status: RunStatus; expires_at: Date }

const LOOK = `
  select status, expires_at from runs
  where user_id = $1 and id = $2 and status in ('queued', 'in_progress', 'requires_action', 'cancelling')`
