import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { withoutSaid } from './alreadySaid.ts'
import { isContrasted } from './contrastedDeeds.ts'
import type { Facts } from './facts.ts'
import type { Subject } from './found.ts'
import { clauseText } from './words/clauses.ts'
import { isReason } from './reasonsBehind.ts'
import { isJob } from './words/freeBesideWork.ts'
import { isBudgetTold } from './words/budgetTold.ts'
import { isFreeWeek } from './words/freeWeeks.ts'
import { isOfNoWeight } from './words/conditionsOfNoWeight.ts'
import { isEndWithoutDate, isPeriodWithoutDate } from './words/untilItHappens.ts'
import type { Claim, Span } from './words/wordSpan.ts'

/**
 * Of the conditions that no fact has taken those that are asked about. The others are `settled`, where the facts say them already, or
 * `shown` as not used.
 */
export function openConditions(
  words: readonly Word[],
  conditions: readonly Span[],
  { claims, facts, subject }: { claims: readonly Claim[]; facts: Facts; subject: Subject },
): { unread: Span[]; settled: Claim[]; shown: Span[] } {
  // What something may cost and what it is good for are no conditions; of money that is saved or no longer spent a sum is one.
  const isBought = !subject.isMoney && !subject.isQuit
  const budgets = conditions.filter(
    (part) => isReason(words, part) || (isBought && isBudgetTold(words, part)),
  )
  const others = conditions.filter((part) => !budgets.includes(part))
  const { unread, settled, occasions } = withoutSaid(words, others, claims, facts)
  const known = { isQuit: subject.isQuit, isDated: facts.deadline !== null }
  const isOnce = facts.deadline !== null && facts.rhythm === null
  const shown = unread.filter(
    (part) =>
      isEndWithoutDate(words, part, known) ||
      (known.isQuit && isPeriodWithoutDate(words, part)) ||
      isOfNoWeight(words, part) ||
      isContrasted(words, part, claims) ||
      isFreeWeek(words, part, isOnce) ||
      isJobBefore(words, part, claims),
  )
  return {
    unread: unread.filter((part) => !shown.includes(part)),
    settled,
    shown: [...budgets, ...occasions, ...shown],
  }
}

/** `I work shifts | so I can run at lunch`: the time that it leaves is read. */
function isJobBefore(words: readonly Word[], { from, to }: Span, claims: readonly Claim[]): boolean {
  const so = words[to]?.plain
  const [next] = claims.filter((claim) => claim.from >= to).toSorted((one, other) => one.from - other.from)
  const between = clauseText(words, to, (next?.from ?? to) - to)
  return (
    so === 'so' &&
    next?.as === 'time' &&
    /^so(?: (?:i|we) can(?: [a-z]+)?)?$/.test(between) &&
    !REFUSES.test(clauseText(words, next.from, next.to - next.from + 2)) &&
    isJob(clauseText(words, from, to - from))
  )
}
const REFUSES = /\b(?:out|no|not|never|can't|cannot|don't|off|bad|busy|full|taken|impossible)\b/
