import { isMoney } from '#shared/planning/patterns/keys.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { isHabit } from './habitPlan.ts'
import { patternOfGoal } from './patternOfGoal.ts'

/** Whether a plan has sessions on dates; a habit and a transfer go on as they are. */
export function hasDates(understood: Understood): boolean {
  return !isMoney(understood.pattern) && !isHabit(understood, patternOfGoal(understood))
}
