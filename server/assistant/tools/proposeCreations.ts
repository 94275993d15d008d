import { AppError } from '#shared/errors.ts'
import { NewGoal } from '#shared/goals/goal.ts'
import { NewHabit } from '#shared/habits/habit.ts'
import type { RequestedChange } from '#shared/planning/request.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { parsed } from '#server/kit/http/validate.ts'
import { CreateTaskCall, taskOfCall } from '../createTask.ts'
import { proposeInRun } from './proposeInRun.ts'
import type { ToolOrigin } from './tool.ts'

/**
 * Proposes, as one plan, what a round of calls would create beyond what a run may.
 *
 * @returns the output of each of the calls
 */
export async function proposeCreations(
  inside: Deps & { db: Tx },
  person: Person,
  calls: readonly { name: string; arguments: string }[],
  origin: Omit<ToolOrigin, 'callId'>,
): Promise<string> {
  const today = localDate(inside.now(), person.dayRule)
  try {
    const changes = calls.map((call) => changeOf(call.name, JSON.parse(call.arguments), today))
    const plan = await proposeInRun(inside, person, { changes }, { ...origin, callId: null })
    return JSON.stringify({ success: true, proposed: true, plan_id: plan.id })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return JSON.stringify({ success: false, error: error.message })
  }
}

/** @param asked arguments that fit the tool */
function changeOf(name: string, asked: unknown, today: string): RequestedChange {
  if (name === 'create_goal') return { kind: 'create_goal', row: parsed(NewGoal, asked) }
  if (name === 'create_habit') return { kind: 'create_habit', row: parsed(NewHabit, asked) }
  return { kind: 'create_task', row: taskOfCall(parsed(CreateTaskCall, asked), today) }
}
