import * as z from 'zod/mini'
import { pageSchema } from '#shared/entity/row.ts'
import { GoalCheckIn, GoalCheckInPatch, NewGoalCheckIn } from '#shared/goals/checkIn.ts'
import { childRoutes } from '#server/kit/entity/childRoutes.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route, type Route } from '#server/kit/http/route.ts'
import { addCheckIn, editCheckIn, listCheckIns, removeCheckIn } from './checkIns.ts'

const PATH = '/api/goals/:id/check-ins'
const CheckInQuery = z.object({ limit: limitOf(), cursor: z.optional(z.string()) })
const OTHERWISE = 'The goal is measured otherwise'

/** Values of a goal that is measured by a number. */
export const checkInRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: PATH,
    summary: "A goal's check-ins, newest date first",
    who: PERSON,
    scope: 'read',
    cost: 1,
    query: { CheckInQuery },
    answers: {
      200: ['A page of them', { GoalCheckInPage: pageSchema(GoalCheckIn) }],
      404: ['No such goal', PROBLEM],
    },
    answer: async ({ c, deps, caller, params, query }) =>
      c.json(await listCheckIns(deps, caller, params.id, query)),
  }),
  ...childRoutes({
    path: PATH,
    param: 'checkInId',
    noun: 'check-in',
    parent: 'goal',
    name: 'GoalCheckIn',
    schemas: { create: NewGoalCheckIn, patch: GoalCheckInPatch, item: GoalCheckIn },
    summaries: { add: 'Enter a value for today or a date of the past', edit: 'Change a check-in' },
    conflicts: {
      add: OTHERWISE,
      edit: `${OTHERWISE}, or the version is stale: \`details\` is the row as it is`,
    },
    add: addCheckIn,
    edit: editCheckIn,
    remove: removeCheckIn,
  }),
]
