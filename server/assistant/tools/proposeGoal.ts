import type { PlanRequest } from '#shared/planning/request.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { sentenceContext } from '#server/plans/sentenceContext.ts'
import { proposedOutput } from './proposedOutput.ts'
import { proposeInRun } from './proposeInRun.ts'
import type { ToolOrigin } from './tool.ts'

/**
 * Proposes a plan for a goal in the name of a run, or answers what is open about it.
 *
 * @param replaces the proposal in whose place it comes
 * @throws AppError `invalid`; `conflict` where that is none any more
 */
export async function proposeGoal(
  inside: Deps & { db: Tx },
  person: Person,
  goal: NonNullable<PlanRequest['goal']>,
  origin: ToolOrigin,
  replaces?: string,
): Promise<object> {
  const context = await sentenceContext(inside, person)
  const asked = await inside.compute(person, 'understand', goal.text, context, goal.answers)
  const { missing, questions, understood } = asked
  if (missing.length > 0) return { missing, questions }
  const plan = await proposeInTool(
    inside,
    person,
    { goal, ...(replaces !== undefined && { replaces }) },
    origin,
  )
  return understood.also.length > 0 ? { ...plan, also: understood.also } : plan
}

/** Proposes a plan in the name of a run, and answers what a model needs to speak of it. */
export async function proposeInTool(
  inside: Deps & { db: Tx },
  person: Person,
  request: PlanRequest,
  origin: ToolOrigin,
): Promise<object> {
  return proposedOutput(await proposeInRun(inside, person, request, origin))
}
