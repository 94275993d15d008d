import * as z from 'zod/mini'
import { absentWithoutGamification } from '#shared/progress/gamified.ts'
import { Goal } from '#shared/goals/goal.ts'
import { GoalDay } from '#shared/goals/history.ts'
import { Award } from '#shared/progress/award.ts'
import { text } from '#shared/text/text.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { rowActions } from '#server/kit/entity/rowActions.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route, type Route } from '#server/kit/http/route.ts'
import { readHistory } from './history.ts'
import { achieveGoal, dropGoal, reopenGoal } from './outcome.ts'

const Reason = text([1, 'Say why'], [500, 'A reason has at most 500 characters'])
const Achieve = z.strictObject({ reason: z.optional(Reason) })
const Drop = z.strictObject({ reason: Reason })
const GoalOutcome = z.object({ goal: Goal, award: absentWithoutGamification(Award) })

const NO_SUCH = ['No such goal', PROBLEM] as const
const action = rowActions('/api/goals/:id', {
  scope: 'write',
  answers: { 200: ['The goal, and XP that it earned or gave back', { GoalOutcome }], 404: NO_SUCH },
})

const Range = z.object({ from: CivilDate, to: CivilDate })
const GoalHistory = z.object({ items: z.array(GoalDay) })

/** How a goal went, ends, and begins again. */
export const outcomeRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/goals/:id/history',
    summary:
      "A goal's value at the end of each date, and what its line to the target says; at most 400 dates",
    who: PERSON,
    scope: 'read',
    cost: 1,
    query: { GoalRange: Range },
    answers: { 200: ['One item for each date', { GoalHistory }], 404: NO_SUCH },
    answer: async ({ c, deps, caller, params, query }) =>
      c.json(await readHistory(deps, caller, params.id, query)),
  }),
  action('achieve', {
    summary: 'Close a goal as achieved; a reason is wanted where its measure is not reached',
    cost: 2,
    body: { Achieve },
    answers: { 409: ['It is not reached: `details` has the percent', PROBLEM] },
    act: (deps, person, id, { reason = null }) => achieveGoal(deps, person, id, reason),
  }),
  action('drop', {
    summary: 'Close a goal as dropped; it keeps its links and its history',
    cost: 2,
    body: { Drop },
    act: (deps, person, id, { reason }) => dropGoal(deps, person, id, reason),
  }),
  action('reopen', {
    summary: 'Open a closed goal again; it gives back exactly what it earned',
    cost: 2,
    answers: { 409: ['There are as many active goals as there may be', PROBLEM] },
    act: reopenGoal,
  }),
]
