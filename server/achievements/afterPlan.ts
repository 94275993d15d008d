import type { Inside } from '#server/deps.ts'
import type { Facts, Unlocked } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { countSource } from './countSource.ts'

/** A plan of the planner or of the assistant counts, not one's own. */
export async function afterPlan(
  inside: Inside,
  person: Person,
  { plan_id, source }: Facts['plan.accepted'],
): Promise<readonly Unlocked[]> {
  if (source !== 'planner' && source !== 'assistant') return []
  return countSource(inside, person, 'acceptedPlans', plan_id)
}
