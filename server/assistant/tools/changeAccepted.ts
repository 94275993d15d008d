import { AppError } from '#shared/errors.ts'
import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { isPractice } from '#server/plans/changedRest.ts'
import { readOpenRest } from '#server/plans/openSessions.ts'
import { refuseGoingOn } from '#server/plans/proposeChange.ts'
import { readStored } from '#server/plans/rows.ts'
import { proposeInTool } from './proposeGoal.ts'
import { proposeInRun } from './proposeInRun.ts'
import type { ToolOrigin } from './tool.ts'

type Asked = { plan_id: string; answers: GoalAnswers; not_applied: readonly string[] }

/** Proposes what is open of an accepted plan as the person has changed it; or says why there is nothing to propose. */
export async function changeAccepted(
  inside: Deps & { db: Tx },
  person: Person,
  { plan_id, answers, not_applied }: Asked,
  origin: ToolOrigin,
): Promise<object> {
  const plan = await readStored(inside.db, person.id, plan_id, inside.now())
  if (!plan.asked || isPractice(plan)) return { unchanged: HABIT }
  const request = { goal: { text: plan.asked.text, answers }, replaces: plan_id }
  try {
    return { ...(await proposeInTool(inside, person, request, origin)), not_applied }
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return { unchanged: error.message }
    throw error
  }
}

const HABIT =
  'This one is a habit or a repeating task: its days, its target and its end are changed in its own menu.'

/** Proposes that a plan ends: what is open of it leaves; what is done stays, and so does its goal. */
export async function endPlan(
  inside: Deps & { db: Tx },
  person: Person,
  planId: string,
  origin: ToolOrigin,
): Promise<object> {
  const plan = await readStored(inside.db, person.id, planId, inside.now())
  if (isPractice(plan)) return { unchanged: HABIT }
  const { open } = await readOpenRest(inside, person, plan)
  const ids = open.flatMap(({ step }) => step.moved?.id ?? [])
  if (ids.length === 0) return { unchanged: 'Nothing of this plan is open any more.' }
  const title = plan.goal?.title ?? plan.title
  const request = {
    title: `End: ${title}`.slice(0, LONGEST_TITLE),
    reason: 'The plan ends here.',
    changes: ids.slice(0, MOST_CHANGES).map((task_id) => ({ kind: 'delete_task' as const, task_id })),
  }
  await refuseGoingOn(inside, person, planId, () => null)
  const { id } = await proposeInRun(inside, person, request, { ...origin, changesPlan: planId })
  return { plan_id: id, ends: title, sessions: ids.length }
}

const LONGEST_TITLE = 200
const MOST_CHANGES = 200
