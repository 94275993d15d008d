import type { PlanStatus } from '#shared/planning/plan.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { undoPlan } from '#server/plans/undo.ts'
import { wireId } from '../wireId.ts'
import type { ToolOrigin } from './tool.ts'

type Last = { id: string; title: string; status: PlanStatus; decided_at: Date | null }

/**
 * Undoes the plan of a conversation that was accepted last, unless a task was added in it since: then that is what was done last.
 *
 * @throws AppError `conflict` where it can no longer be undone
 */
export async function undoLastPlan(
  inside: Deps & { db: Tx },
  person: Person,
  { threadId, runId, callId }: ToolOrigin,
): Promise<object> {
  const thread = wireId('thread', threadId)
  const [accepted] = await inside.db.read<Last>(ACCEPTED, [person.id, thread])
  const [added] = await inside.db.read<{ title: string }>(ADDED, [
    person.id,
    thread,
    accepted?.decided_at ?? null,
  ])
  if (added) return { nothing: 'task', title: added.title }
  if (!accepted) {
    const [open] = await inside.db.read(PROPOSED, [person.id, thread, inside.now()])
    return { nothing: open ? 'proposed' : 'none' }
  }
  const by = { run_id: wireId('run', runId), tool_call_id: wireId('call', callId) }
  const { undone, kept } = await undoPlan(inside, person, accepted.id, by)
  return { title: accepted.title, undone, kept: kept.length }
}

const ACCEPTED = `
  select id, title, status, decided_at from plans where user_id = $1 and thread_id = $2 and status = 'accepted'
  order by decided_at desc, id desc limit 1`
const PROPOSED = `
  select id from plans where user_id = $1 and thread_id = $2 and status = 'proposed' and expires_at > $3 limit 1`
const ADDED = `
  select r.title from receipts r join tasks t on t.user_id = $1 and t.id = r.row_id and t.deleted_at is null
  where r.user_id = $1 and r.thread_id = $2 and r.plan_id is null and r.action = 'create' and r."table" = 'tasks'
    and ($3::timestamptz is null or r.at > $3)
  order by r.at desc, r.id desc limit 1`
