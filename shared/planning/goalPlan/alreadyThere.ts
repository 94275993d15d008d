import { valueOf } from '#shared/planning/goalSentence/amounts/amounts.ts'
import { isMoney } from '#shared/planning/patterns/keys.ts'
import type { Understood } from '#shared/planning/understood.ts'

/**
 * What there is of a sum of money already, `save 1200 by June, I already have 300`: a plan is for the rest (docs/rules/plans.md, Plans
 * from goals). 0 where nothing is said, or where it would be all of it.
 */
export function alreadyThere({
  pattern,
  amount,
  level,
}: Pick<Understood, 'pattern' | 'amount' | 'level'>): number {
  const isOfSum = isMoney(pattern) && amount !== null && amount.per === null && level !== null
  return isOfSum ? sumThere(level, amount.value) : 0
}

/** The same of a whole sum, by what is said of where somebody begins. */
function sumThere(level: string, whole: number): number {
  const [, digits = '0', thousand] = /(\d[\d.,]*)(k)?/.exec(level) ?? []
  const value = valueOf(digits, thousand)
  return value > 0 && value < whole ? value : 0
}
