import type { RunError, RunStatus } from '#shared/assistant/runs.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { wireId } from '../wireId.ts'

type End = { runId: string; status: RunStatus; error?: RunError | null; incompleteReason?: string | null }

/**
 * Ends a run that is active; one that has ended stays as it is. Its open steps end as it does: a run that is completed or incomplete
 * has none. @returns whether it was active
 */
export async function endRun(
  tx: Tx,
  userId: UserId,
  { runId, status, error = null, incompleteReason = null }: End,
  now: Date,
): Promise<boolean> {
  const values = [userId, runId, status, error && JSON.stringify(error), incompleteReason, now]
  const ended = await tx.query(END, values)
  if (ended.length === 0) return false
  await tx.query(END_STEPS, [userId, runId, status, now])
  tx.changed(userId, 'runs', wireId('run', runId), 'update')
  return true
}

const END = `
  update runs set status = $3, last_error = $4, incomplete_reason = $5, ended_at = $6, lease_until = null, words = null
  where user_id = $1 and id = $2 and status in ('queued', 'in_progress', 'requires_action', 'cancelling')
  returning id`
const END_STEPS = `
  update run_steps set status = $3, ended_at = $4 where user_id = $1 and run_id = $2 and status = 'in_progress'`
