import * as z from 'zod/mini'
import { Goal } from '#shared/goals/goal.ts'
import { GoalDay } from '#shared/goals/history.ts'
import { Award } from '#shared/progress/award.ts'
import { text } from '#shared/text/text.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { PERSON } from '#server/http/gate.ts'
import { PROBLEM } from '#server/http/problem.ts'
import { route, type Route } from '#server/http/route.ts'
import { readHistory } from './history.ts'
import { achieveGoal, dropGoal, reopenGoal } from './outcome.ts'

const Reason = text([1, 'Say why'], [500, 'A reason has at most 500 characters'])
const Achieve = z.strictObject({ reason: z.optional(Reason) })
const Drop = z.strictObject({ reason: Reason })
const GoalOutcome = z.object({ goal: Goal, award: z.optional(Award) })

const answers = {
  200: ['The goal, and XP that it earned or gave back', { GoalOutcome }],
  404: ['No such goal', PROBLEM],
} as const

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
    cost: 1,
    query: { GoalRange: Range },
    answers: { 200: ['One item for each date', { GoalHistory }], 404: answers[404] },
    answer: async ({ c, deps, caller, params, query }) =>
      c.json(await readHistory(deps, caller, params.id, query)),
  }),
  route({
    method: 'post',
    path: '/api/goals/:id/achieve',
    summary: 'Close a goal as achieved; a reason is wanted where its measure is not reached',
    who: PERSON,
    cost: 2,
    body: { Achieve },
    answers: { ...answers, 409: ['It is not reached: `details` has the percent', PROBLEM] },
    answer: async ({ c, deps, caller, params, body }) =>
      c.json(await achieveGoal(deps, caller, params.id, body.reason ?? null)),
  }),
  route({
    method: 'post',
    path: '/api/goals/:id/drop',
    summary: 'Close a goal as dropped; it keeps its links and its history',
    who: PERSON,
    cost: 2,
    body: { Drop },
    answers,
    answer: async ({ c, deps, caller, params, body }) =>
      c.json(await dropGoal(deps, caller, params.id, body.reason)),
  }),
  route({
    method: 'post',
    path: '/api/goals/:id/reopen',
    summary: 'Open a closed goal again; it gives back exactly what it earned',
    who: PERSON,
    cost: 2,
    answers: { ...answers, 409: ['There are as many active goals as there may be', PROBLEM] },
    answer: async ({ c, deps, caller, params }) => c.json(await reopenGoal(deps, caller, params.id)),
  }),
]
