import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText } from '#shared/planning/goalSentence/words/clauses.ts'

/** `plan meals | for the week`, `meal prep on Sundays | for the week ahead`. */
export function isPeriodOfPlan(words: readonly Word[], at: number): boolean {
  const isOfPlan =
    words[at]?.plain === 'for' && /^(?:plan|prep|prepare|cook|shop|meal)$/.test(words[0]?.plain ?? '')
  return isOfPlan && OF_PERIOD.test(clauseText(words, at, 5))
}

const OF_PERIOD =
  /^for the (?:whole |entire |next |coming |rest of the )?(?:day|week|month|year)(?: ahead)?(?= |$)/
