import type { Db, Tx } from '#server/kit/db/database.ts'
import { change } from '#server/kit/db/change.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { endRun } from './endRun.ts'
import { isActive } from '#shared/assistant/runs.ts'
import type { RunRow } from './readRun.ts'

/** Ends a run whose time is over. */
export async function expireRun(
  { db: tx, now, liveRuns }: Deps & { db: Tx },
  userId: UserId,
  runId: string,
): Promise<void> {
  await endRun(tx, userId, { runId, status: 'expired' }, now())
  tx.after(() => liveRuns.stop(runId, 'expired'))
}

/** Whether a run has had its time and is not ended. */
function isOverdue({ status, expires_at }: Pick<RunRow, 'status' | 'expires_at'>, now: Date): boolean {
  return isActive(status) && expires_at <= now
}

/** Ends a run whose time is over before somebody reads it. */
export async function expireOverdue(
  deps: Deps & { db: Db },
  person: { id: UserId },
  row: RunRow,
): Promise<void> {
  if (isOverdue(row, deps.now()))
    await change(deps, person, (_tx, inside) => expireRun(inside, person.id, row.id))
}
