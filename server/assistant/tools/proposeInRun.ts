import type { AnyPlan } from '#shared/planning/plan.ts'
import type { PlanRequest } from '#shared/planning/request.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { ModelsCoaching } from '#server/plans/modelsCoaching.ts'
import { proposeOrChange } from '#server/plans/proposeChange.ts'
import { proposePlan } from '#server/plans/propose.ts'
import { wireId } from '../wireId.ts'
import type { ToolOrigin } from './tool.ts'

/** Proposes a plan in the name of a run, which then names it. @throws AppError `invalid`, `conflict` */
export async function proposeInRun(
  inside: Deps & { db: Tx },
  person: Person,
  request: PlanRequest,
  {
    threadId,
    runId,
    callId,
    isBuiltIn,
    changesPlan = null,
  }: Omit<ToolOrigin, 'callId'> & { callId: string | null; changesPlan?: string | null },
  coach?: ModelsCoaching,
): Promise<AnyPlan> {
  const origin = {
    source: isBuiltIn ? ('planner' as const) : ('assistant' as const),
    threadId: wireId('thread', threadId),
    runId: wireId('run', runId),
    toolCallId: callId && wireId('call', callId),
    changesPlan,
  }
  const { plan } = coach
    ? await proposePlan(inside, person, request, origin, false, coach)
    : await proposeOrChange(inside, person, request, origin)
  await inside.db.query(NAME, [person.id, runId, plan.id])
  return plan
}

const NAME = 'update runs set plan_ids = array_append(plan_ids, $3::uuid) where user_id = $1 and id = $2'
