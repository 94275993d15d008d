import type { GoalAnswers, GoalUnderstanding } from './goalAnswers.ts'
import { goalPlan } from './goalPlan/goalPlan.ts'
import type { GoalPlan, PartOfPlan } from './placing/toPlace.ts'
import { type Harm, harmOf } from './safety.ts'
import { understand, type SentenceContext } from './understand.ts'

/**
 * What a sentence says of a goal, and the plan for it where nothing is missing (docs/rules/plans.md, Plans from goals).
 *
 * @param begun the local date on which the plan was made, where it goes on; null for today
 */
export function planGoal(
  text: string,
  context: SentenceContext,
  answers: GoalAnswers | undefined,
  goesOn: { begun: string; part: PartOfPlan } | null = null,
): { understanding: GoalUnderstanding; plan: GoalPlan | null; harm: Harm | null } {
  const today = goesOn?.begun ?? context.today
  const harm = harmOf(text, { ...context, today }, answers)
  const understanding = safely(understand(text, { ...context, today }, answers), harm, { ...context, today })
  const isOver = understanding.understood.deadline !== null && understanding.understood.deadline < today
  if (!understanding.ready || isOver) return { understanding, plan: null, harm }
  return { understanding, plan: goalPlan(understanding.understood, today, goesOn?.part ?? null), harm }
}

/** A wish that would harm becomes the habits that are good for everybody, or the gentle plan that is named with it. */
function safely(
  understanding: GoalUnderstanding,
  harm: Harm | null,
  context: SentenceContext,
): GoalUnderstanding {
  const gentle = harm?.safer.at(-1)
  if (harm === null || gentle === undefined) return understanding
  if (harm.kind !== 'weight' && harm.kind !== 'food') return understand(gentle, context)
  const { understood } = understanding
  const safe = {
    ...understood,
    what: 'Eat and move well',
    pattern: 'weight' as const,
    amount: null,
    conflict: null,
  }
  return { understood: safe, missing: [], questions: [], ready: true }
}
