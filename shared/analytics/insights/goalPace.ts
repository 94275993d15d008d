import type { GoalFacts } from '../facts.ts'
import type { Rule } from './rule.ts'

/** A goal that is reached is ahead of its line, one that is overdue behind it. */
const SIDE_OF: Record<NonNullable<GoalFacts['pace']>, 'ahead' | 'on_pace' | 'behind'> = {
  reached: 'ahead',
  ahead: 'ahead',
  on_pace: 'on_pace',
  behind: 'behind',
  overdue: 'behind',
}

/** How many active goals are ahead of their line, on it and behind it. */
export const goalPace: Rule<'goal_pace'> = ({ goals }) => {
  const sample = goals.filter(({ isActive, pace }) => isActive && pace !== null)
  const data = { ahead: 0, on_pace: 0, behind: 0 }
  for (const { pace } of sample) if (pace) data[SIDE_OF[pace]] += 1
  return { sample, minimum: 1, data }
}
