import * as z from 'zod/mini'
import { Milestone, MilestonePatch, NewMilestone } from '#shared/goals/goal.ts'
import { PERSON } from '#server/http/gate.ts'
import { PROBLEM } from '#server/http/problem.ts'
import { route, type Route } from '#server/http/route.ts'
import { addMilestone, editMilestone, removeMilestone } from './milestones.ts'

const MilestoneId = z.object({ id: z.uuid(), milestoneId: z.uuid() })
const NO_SUCH = ['No such goal or milestone', PROBLEM] as const
const OTHERWISE = ['The goal is measured otherwise, or has ten milestones', PROBLEM] as const

/** Milestones of a goal that is measured by them. */
export const milestoneRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/api/goals/:id/milestones',
    summary: 'Add a milestone; a repeated id answers it as it is',
    who: PERSON,
    cost: 2,
    body: { NewMilestone },
    answers: {
      201: ['The new milestone', { Milestone }],
      200: ['It was there already', { Milestone }],
      404: NO_SUCH,
      409: OTHERWISE,
    },
    async answer({ c, deps, caller, params, body }) {
      const { milestone, isNew } = await addMilestone(deps, caller, params.id, body)
      return c.json(milestone, isNew ? 201 : 200)
    },
  }),
  route({
    method: 'patch',
    path: '/api/goals/:id/milestones/:milestoneId',
    summary: 'Change a milestone, or whether it is done',
    who: PERSON,
    cost: 2,
    params: MilestoneId,
    body: { MilestonePatch },
    answers: { 200: ['The milestone', { Milestone }], 404: NO_SUCH, 409: OTHERWISE },
    answer: async ({ c, deps, caller, params, body }) =>
      c.json(await editMilestone(deps, caller, params.id, params.milestoneId, body)),
  }),
  route({
    method: 'delete',
    path: '/api/goals/:id/milestones/:milestoneId',
    summary: 'Delete a milestone for good',
    who: PERSON,
    cost: 2,
    params: MilestoneId,
    answers: { 204: ['It is gone'], 404: ['No such goal', PROBLEM] },
    async answer({ c, deps, caller, params }) {
      await removeMilestone(deps, caller, params.id, params.milestoneId)
      return c.body(null, 204)
    },
  }),
]
