import { OPEN_DAYS } from '#shared/planning/plan.ts'
import { daysAfter } from '#shared/time/durations.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { StoredPlan } from './rows.ts'

/** What every proposal begins with: an id of its own, open for some days, undecided. */
export function newProposal(
  now: Date,
): Pick<
  StoredPlan,
  | 'id'
  | 'version'
  | 'status'
  | 'reason'
  | 'created_at'
  | 'expires_at'
  | 'decided_at'
  | 'tool_call_id'
  | 'undone'
> {
  return {
    id: newId(),
    version: 1,
    status: 'proposed',
    reason: null,
    created_at: now.toISOString(),
    expires_at: daysAfter(now, OPEN_DAYS).toISOString(),
    decided_at: null,
    tool_call_id: null,
    undone: null,
  }
}
