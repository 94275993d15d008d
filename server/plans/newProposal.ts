import { OPEN_DAYS } from '#shared/planning/plan.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { StoredPlan } from './rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000

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
    expires_at: new Date(now.getTime() + OPEN_DAYS * DAY_MS).toISOString(),
    decided_at: null,
    tool_call_id: null,
    undone: null,
  }
}
