import { useProposed } from './data.ts'
import { PlanCard } from './PlanCard.tsx'

/** What is proposed to go on with a goal that is there: the next part of its plan, or where to pick it up. */
export function ProposalsOfGoal({ goalId }: { goalId: string }) {
  const own = useProposed().filter(({ goal }) => goal?.exists === true && goal.id === goalId)
  return own.map(({ id }) => <PlanCard key={id} id={id} />)
}
