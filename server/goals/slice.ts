import * as z from 'zod/mini'
import { Goal, GOAL_STATUSES, GoalPatch, NewGoal } from '#shared/goals/goal.ts'
import { ArchivableQuery, entitySlice } from '#server/kit/entity/entitySlice.ts'
import { checkInRoutes } from './checkInRoutes.ts'
import { goal } from './goal.ts'
import { milestoneRoutes } from './milestoneRoutes.ts'
import { outcomeRoutes } from './outcomeRoutes.ts'

const GoalQuery = z.extend(ArchivableQuery, {
  status: z._default(z.enum([...GOAL_STATUSES, 'all']), 'all'),
})

/** Goals (docs/rules/goals.md, Goals). */
export const goals = entitySlice({
  tag: 'Goals',
  path: '/api/goals',
  name: 'Goal',
  entity: goal,
  schemas: { create: NewGoal, patch: GoalPatch, item: Goal },
  filter: {
    query: GoalQuery,
    where: ({ status }) => (status === 'all' ? 'true' : `e.status = '${String(status)}'`),
  },
  more: [...milestoneRoutes, ...checkInRoutes, ...outcomeRoutes],
})
