import type { GoalAnswers, GoalUnderstanding } from './goalAnswers.ts'
import { goalPlan, type GoalPlan, type PartOfPlan } from './goalPlan/goalPlan.ts'
import { understand, type SentenceContext } from './understand.ts'

/**
 * What a sentence says of a goal, and the plan for it where nothing is missing (docs/rules.md, Plans from goals).
 *
 * @param begun the local date on which the plan was made, where it goes on; null for today
 */
export function planGoal(
  text: string,
  context: SentenceContext,
  answers: GoalAnswers | undefined,
  goesOn: { begun: string; part: PartOfPlan } | null = null,
): { understanding: GoalUnderstanding; plan: GoalPlan | null } {
  const today = goesOn?.begun ?? context.today
  const understanding = understand(text, { ...context, today }, answers)
  const isOver = understanding.understood.deadline !== null && understanding.understood.deadline < today
  if (!understanding.ready || isOver) return { understanding, plan: null }
  return { understanding, plan: goalPlan(understanding.understood, today, goesOn?.part ?? null) }
}
