import { Milestone, MilestonePatch, NewMilestone } from '#shared/goals/goal.ts'
import { childRoutes } from '#server/kit/entity/childRoutes.ts'
import { addMilestone, editMilestone, removeMilestone } from './milestones.ts'

const OTHERWISE = 'The goal is measured otherwise, or has ten milestones'

/** Milestones of a goal that is measured by them. */
export const milestoneRoutes = childRoutes({
  path: '/api/goals/:id/milestones',
  param: 'milestoneId',
  noun: 'milestone',
  parent: 'goal',
  name: 'Milestone',
  schemas: { create: NewMilestone, patch: MilestonePatch, item: Milestone },
  summaries: { add: 'Add a milestone', edit: 'Change a milestone, or whether it is done' },
  conflicts: { add: OTHERWISE, edit: OTHERWISE },
  add: addMilestone,
  edit: editMilestone,
  remove: removeMilestone,
})
