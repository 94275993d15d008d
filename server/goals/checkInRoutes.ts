import * as z from 'zod/mini'
import { pageSchema } from '#shared/entity/row.ts'
import { GoalCheckIn, GoalCheckInPatch, NewGoalCheckIn } from '#shared/goals/checkIn.ts'
import { limitOf } from '#server/http/cursor.ts'
import { PERSON } from '#server/http/gate.ts'
import { PROBLEM } from '#server/http/problem.ts'
import { route, type Route } from '#server/http/route.ts'
import { addCheckIn, editCheckIn, listCheckIns, removeCheckIn } from './checkIns.ts'

const CheckInId = z.object({ id: z.uuid(), checkInId: z.uuid() })
const CheckInQuery = z.object({ limit: limitOf(50), cursor: z.optional(z.string()) })
const NO_SUCH = ['No such goal or check-in', PROBLEM] as const
const OTHERWISE = ['The goal is measured otherwise', PROBLEM] as const

/** Values of a goal that is measured by a number. */
export const checkInRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/goals/:id/check-ins',
    summary: "A goal's check-ins, newest date first",
    who: PERSON,
    cost: 1,
    query: { CheckInQuery },
    answers: { 200: ['A page of them', { GoalCheckInPage: pageSchema(GoalCheckIn) }], 404: NO_SUCH },
    answer: async ({ c, deps, caller, params, query }) =>
      c.json(await listCheckIns(deps, caller, params.id, query)),
  }),
  route({
    method: 'post',
    path: '/api/goals/:id/check-ins',
    summary: 'Enter a value for today or a date of the past; a repeated id answers it as it is',
    who: PERSON,
    cost: 2,
    body: { NewGoalCheckIn },
    answers: {
      201: ['The new check-in', { GoalCheckIn }],
      200: ['It was there already', { GoalCheckIn }],
      404: NO_SUCH,
      409: OTHERWISE,
    },
    async answer({ c, deps, caller, params, body }) {
      const { checkIn, isNew } = await addCheckIn(deps, caller, params.id, body)
      return c.json(checkIn, isNew ? 201 : 200)
    },
  }),
  route({
    method: 'patch',
    path: '/api/goals/:id/check-ins/:checkInId',
    summary: 'Change a check-in',
    who: PERSON,
    cost: 2,
    params: CheckInId,
    body: { GoalCheckInPatch },
    answers: {
      200: ['The check-in', { GoalCheckIn }],
      404: NO_SUCH,
      409: [
        'The goal is measured otherwise, or the version is stale: `details` is the row as it is',
        PROBLEM,
      ],
    },
    answer: async ({ c, deps, caller, params, body }) =>
      c.json(await editCheckIn(deps, caller, params.id, params.checkInId, body)),
  }),
  route({
    method: 'delete',
    path: '/api/goals/:id/check-ins/:checkInId',
    summary: 'Delete a check-in for good',
    who: PERSON,
    cost: 2,
    params: CheckInId,
    answers: { 204: ['It is gone'], 404: ['No such goal', PROBLEM] },
    async answer({ c, deps, caller, params }) {
      await removeCheckIn(deps, caller, params.id, params.checkInId)
      return c.body(null, 204)
    },
  }),
]
