import * as z from 'zod/mini'
import { Goal, GOAL_STATUSES, GoalPatch, NewGoal } from '#shared/goals/goal.ts'
import { EntityQuery, entitySlice, Flag } from '#server/entity/entitySlice.ts'
import { checkInRoutes } from './checkInRoutes.ts'
import { goal } from './goal.ts'
import { milestoneRoutes } from './milestoneRoutes.ts'
import { outcomeRoutes } from './outcomeRoutes.ts'

const GoalQuery = z.extend(EntityQuery, {
  status: z._default(z.enum([...GOAL_STATUSES, 'all']), 'all'),
  archived: Flag,
})

/** Goals (docs/rules.md, Goals). */
export const goals = entitySlice({
  tag: 'Goals',
  path: '/api/goals',
  name: 'Goal',
  entity: goal,
  schemas: { create: NewGoal, patch: GoalPatch, item: Goal },
  filter: {
    query: GoalQuery,
    where({ status, archived }) {
      const isArchived = archived === 'true' ? 'e.archived' : 'not e.archived'
      return status === 'all' ? isArchived : `${isArchived} and e.status = '${String(status)}'`
    },
  },
  more: [...milestoneRoutes, ...checkInRoutes, ...outcomeRoutes],
})
