import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { useGoalNames } from './data.ts'

/** Names the goal that a task belongs to; nothing until it is known. */
export function GoalMark({ id }: { id: string }) {
  const goal = useGoalNames().find((each) => each.id === id)
  return goal ? <Badge mark="◎">{goal.title}</Badge> : null
}
